package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.counting.ForkCounting;
import org.openjdk.jmh.results.counts.CompileThresholds;
import org.openjdk.jmh.counting.CountedOptions;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.reports.ConsoleTable;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.ReportFiles;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunInputs;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.ShutdownHook;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Runs a baseline and a candidate in one run and says how they differ.
 *
 * <p>Forks of both sides take turns in blocks of one fork each, one block of each undecided benchmark after the other.
 * After each block a judge is asked whether the difference is decided; a benchmark for which it is gets no more.
 */
public final class SideBySideRun {

    private final Options options;
    private final Consumer<String> out;
    private final RunInputs inputs = new RunInputs();
    private final Side baseline;
    private final Side candidate;
    private final SequentialSettings settings;
    private final SideNarrator narrator;
    private final BlockRun run;
    private final List<String> notes = new ArrayList<>();
    /** Empty if time is measured. */
    private final Optional<ForkCounting<ResultKey>> counting;
    private final Optional<CountedMethods> methods;
    private PairedSuite suite = PairedSuite.none();
    private List<ExplainedChange> explained = Collections.emptyList();

    /**
     * A run that has not begun.
     *
     * @param options of the candidate, as of any run, and of what the baseline has different; {@code getForkCount()} is
     *                the most blocks of a benchmark
     * @param out     takes the lines
     * @throws RunnerException if the options do not fit
     */
    public SideBySideRun(Options options, Consumer<String> out) throws RunnerException {
        this(options, out, text -> {
        });
    }

    /**
     * A run that has not begun, with a line of its own for what it is doing.
     *
     * @param options as above
     * @param out     takes the lines
     * @param status  takes what gives the text of a line that is kept below all others; null where there is none any
     *                more
     * @throws RunnerException if the options do not fit
     */
    public SideBySideRun(Options options, Consumer<String> out, Consumer<Supplier<String>> status)
            throws RunnerException {
        this.options = CountedOptions.ofTwoSides(options);
        this.out = out;
        checkSides(options);
        counting = CountedForks.counting(options, CompileThresholds.VARIED, this::say);
        methods = CountedForks.methods(options);
        candidate = Side.candidate(options);
        baseline = Side.baseline(options, options.getBaselines().isEmpty() ? candidate.classPath()
                : options.getBaselines().iterator().next());
        settings = SideSettings.decision(options);
        narrator = new SideNarrator(out, settings, options.getBudget().hasValue());
        run = new BlockRun(new RunContext(this.options, LineFormat.of(out), inputs), status, settings, narrator);
        startedAt(System.nanoTime());
    }

    /**
     * Checks options without running anything but the VMs that they name, for their versions.
     *
     * @param options that name a baseline
     * @throws RunnerException if they do not fit, or a VM cannot be started
     */
    public static void check(Options options) throws RunnerException {
        checkSides(options);
        ForkPreconditions.check(options);
    }

    private static void checkSides(Options options) throws RunnerException {
        OptionRules.check(options);
        SideSettings.check(options);
    }

    /**
     * Sets when the run has begun, which else is when this object was made: a budget counts from then on.
     *
     * @param nanos on the clock of {@link System#nanoTime}
     */
    public void startedAt(long nanos) {
        inputs.startedAt(nanos);
    }

    private void say(String sentence) {
        narrator.sayOf(sentence);
    }

    RunInputs inputs() {
        return inputs;
    }

    /**
     * Runs both sides, prints what comes of it, judges the candidate's assertions, and writes what the options ask for.
     *
     * @param gate what counts as failed
     * @return the comparison
     * @throws RunnerException if a side cannot be run, nothing can be compared, or a file cannot be written
     */
    public ResultComparison run(Gate gate) throws RunnerException {
        SideFiles.all(options).check();
        ReportFiles.check(options.getComparisonReports());
        ForkPreconditions.check(options);
        run.begin();
        RunLock lock = lock();
        try (SideWorkers hosts = hosts()) {
            measure(hosts);
            return report(gate);
        } catch (IOException e) {
            throw new SideException("The run of two sides ended: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The run of two sides was interrupted");
        } finally {
            run.close();
            lock.close();
        }
    }

    /**
     * Checks that no other JMH holds the lock of this machine, for who has something to do before the run. A run that counts does
     * not need it.
     *
     * @throws RunnerException if another one does
     */
    public void checkLock() throws RunnerException {
        lock().close();
    }

    private RunLock lock() throws SideException {
        return counting.isPresent() ? RunLock.none() : RunLock.take();
    }

    private SideWorkers hosts() throws IOException, InterruptedException {
        try {
            return new SideWorkers(baseline, candidate, isAtOnce());
        } catch (IOException e) {
            VmCleanup.sleepIfExiting();
            throw e;
        }
    }

    private void measure(SideWorkers hosts) throws IOException, InterruptedException, RunnerException {
        try (ShutdownHook end = new ShutdownHook("jmh-sides", hosts::close)) {
            try {
                pair(hosts);
                run.measure();
                explain(hosts);
            } catch (IOException | RunnerException e) {
                end.sleepIfExiting();
                run.interrupt();
                SideNarrator.logs(hosts.keptLogs()).ifPresent(narrator::warn);
                throw e;
            }
        }
        notes.addAll(SideNarrator.lost(suite.pairs(), hosts.keptLogs()));
        notes.addAll(SideNarrator.disturbed(suite.pairs()));
    }

    private void explain(SideWorkers hosts) throws InterruptedException {
        if (ChangeInquiry.isWanted(options)) {
            explained = new ChangeInquiry(run.context(), baseline, candidate, narrator,
                    methods.orElse(null)).explain(hosts, suite.pairs());
        }
    }

    private void pair(SideWorkers hosts) throws RunnerException, InterruptedException {
        SidePairing pairing = SidePairing.of(options, settings.mostBlocks(), baseline,
                CountedForks.countable(options, hosts.list(MeasuredPair.BASELINE, baseline, options), sentence -> {
                }),
                candidate, CountedForks.countable(options, hosts.list(MeasuredPair.CANDIDATE, candidate, options),
                        this::say));
        suite = PairedSuite.of(pairing, options, settings, baseline, candidate);
        notes.addAll(suite.notes());
        BlockForks forks = counting.isPresent()
                ? new CountedBlocks(CountedForks.ofSides(hosts, counting.get(), methods))
                : SideSettings.isDuet(options) ? ForkDuets.of(hosts, suite.pairs()) : new ForksInTurns(hosts);
        RunProgress progress = run.plan(suite, forks, hosts,
                benchmarks -> SideIdentity.of(options, baseline, candidate, settings, suite.pairs()));
        narrator.announce(baseline, candidate, suite, forks.announcements(), progress);
        OptionRules.unusedByTwoSides(options).forEach(narrator::warn);
    }

    private boolean isAtOnce() {
        return counting.isPresent() ? CountedBlocks.areAtOnce() : SideSettings.isDuet(options);
    }

    /** Results that cannot be written are no reason not to say what came of them. */
    private ResultComparison report(Gate gate) throws RunnerException {
        ResultComparison comparison = compared();
        out.accept("");
        narrator.print(suite.controls().unjudged());
        narrator.print(ConsoleTable.lines(comparison));
        run.judge(baseline.name(), candidate.name());
        try {
            run.finish();
        } finally {
            ReportFiles.write(comparison, gate, options.getComparisonReports(), out);
        }
        return comparison;
    }

    private ResultComparison compared() {
        ResultComparison compared = ResultComparison.ofBlocks(baseline.name(), candidate.name(),
                new ComparisonQuestion(settings.comparison(), settings.level()),
                suite.judged(), notes).with(explained).withControls(suite.controls().keys())
                .withUnjudged(suite.unlike());
        return compared.withNotes(suite.controls().differing(compared));
    }

    /**
     * What came of the assertions on the candidate's benchmarks, in which {@code baseline.} stands for the baseline's.
     *
     * @return empty where there are none, and before the run
     * @throws ComparisonException if judging them failed; all else is done by then
     */
    public Optional<JudgedRun> judged() throws ComparisonException {
        return run.context().outcome(JudgedRun.OUTCOME);
    }

    /**
     * The benchmarks of which it is not known how their sides differ, since forks were lost or there was no time for enough.
     *
     * @return why, by their keys on the candidate's side; empty before the run
     */
    public Map<ResultKey, String> unjudged() {
        return suite.gaps(settings.firstLook());
    }

    /**
     * The benchmarks of which a fork was lost, on either side.
     *
     * @return names with parameters; empty before the run
     */
    public Collection<String> failed() {
        return run.context().failures().keySet().stream().map(params -> ResultKeys.of(params).toString())
                .collect(Collectors.toList());
    }
}
