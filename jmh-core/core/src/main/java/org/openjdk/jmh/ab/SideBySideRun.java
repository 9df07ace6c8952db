package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.comparison.ReportFiles;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRules;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.reports.ConsoleTable;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunInputs;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Runs a baseline and a candidate in one run and says how they differ.
 *
 * <p>Forks of both sides take turns in blocks of one fork each, one block of each undecided benchmark after the other.
 * After each block a judge is asked whether the difference is decided; a benchmark for which it is gets no more.
 */
public final class SideBySideRun {

    private final Options options;
    private final Consumer<String> out;
    private final Consumer<Supplier<String>> status;
    private final RunInputs inputs = new RunInputs();
    private final Side baseline;
    private final Side candidate;
    private final SequentialSettings settings;
    private final List<MeasuredPair> pairs = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final SideNarrator narrator;
    private SideFiles files;
    private final RunContext context;
    private ReachedPairs selected;
    private ShardedPairs sharded;
    private Controls controls;
    private BlockRun run;

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
        this.options = options;
        this.out = out;
        this.status = status;
        OptionRules.check(options);
        SideSettings.check(options);
        candidate = Side.candidate(options);
        baseline = Side.baseline(options, options.getBaselines().isEmpty() ? candidate.classPath()
                : options.getBaselines().iterator().next());
        settings = SideSettings.decision(options);
        narrator = new SideNarrator(out, settings);
        context = new RunContext(options, LineFormat.of(out), inputs, null);
        startedAt(System.nanoTime());
    }

    /**
     * Sets when the run has begun, which else is when this object was made: a budget counts from then on.
     *
     * @param nanos on the clock of {@link System#nanoTime}
     */
    public void startedAt(long nanos) {
        inputs.startedAt(nanos);
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
        files = SideFiles.of(options);
        RunLock lock = RunLock.take();
        try (SideHosts hosts = new SideHosts(baseline, candidate, SideSettings.isDuet(options))) {
            measure(hosts);
            ResultComparison comparison = report(gate);
            run.finish(Collections.emptyList());
            return comparison;
        } catch (IOException e) {
            throw new SideException("The run of two sides ended: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The run of two sides was interrupted");
        } finally {
            if (run != null) {
                run.close();
            }
            lock.close();
        }
    }

    private void pair(SideHosts hosts) throws RunnerException, InterruptedException {
        SidePairing pairing = SidePairing.of(options, settings.mostBlocks(), baseline,
                hosts.list(MeasuredPair.BASELINE, baseline, options),
                candidate, hosts.list(MeasuredPair.CANDIDATE, candidate, options));
        notes.addAll(pairing.notes());
        selected = options.shouldCompareAll().orElse(false) ? ReachedPairs.all(pairing.pairs())
                : ReachedPairs.of(pairing.pairs(), baseline, candidate);
        notes.addAll(selected.notes());
        notes.addAll(ChangedWorkloads.notes(selected.wanted().stream().map(pair -> pair.key().benchmark())
                .collect(Collectors.toCollection(LinkedHashSet::new)), baseline, candidate));
        sharded = ShardedPairs.of(options, selected.wanted(), settings.mostBlocks(), baseline, candidate);
        sharded.run().ifPresent(run -> notes.add(run.partition().words() + ", if none is decided earlier"));
        sharded.run().ifPresent(files::markWith);
        Suite suite = new Suite(settings);
        for (PairedBenchmark pair : sharded.wanted()) {
            pairs.add(new MeasuredPair(pair,
                    new BlockSequence(pair.key(), DifferenceRules.standard(), settings, suite)));
        }
        controls = new Controls(pairs, pair -> selected.isControl(pair.pair().key()));
        if (pairs.isEmpty() && !(sharded.run().isPresent() && !selected.wanted().isEmpty())) {
            throw new SideException("No benchmark is on both sides"
                    + (options.getIncludes().isEmpty() ? "" : " and matches " + options.getIncludes())
                    + (notes.isEmpty() ? "" : "; " + String.join("; ", notes)));
        }
    }

    private void measure(SideHosts hosts) throws IOException, InterruptedException, RunnerException {
        try (ShutdownHook end = new ShutdownHook("jmh-sides", () -> interrupted(hosts))) {
            try {
                pair(hosts);
                measurePairs(hosts);
            } catch (IOException | RunnerException e) {
                end.stayIfBegun();
                if (run != null) {
                    run.interrupt();
                }
                if (pairs.stream().anyMatch(MeasuredPair::isMeasured)) {
                    keep("# The run has ended early");
                }
                SideNarrator.logs(hosts.keptLogs()).ifPresent(narrator::warn);
                throw e;
            }
        }
        notes.addAll(SideNarrator.lost(pairs, hosts.keptLogs()));
        notes.addAll(SideNarrator.disturbed(pairs));
        notes.addAll(controls.differing());
    }

    private void measurePairs(SideHosts hosts) throws IOException, InterruptedException, RunnerException {
        BlockForks forks = SideSettings.isDuet(options) ? ForkDuets.of(hosts, sharded.wanted())
                : new ForksInTurns(hosts);
        context.startClock();
        run = new BlockRun(context, status, pairs, controls, settings, forks, hosts, narrator, files,
                () -> SideIdentity.of(options, baseline, candidate, settings, pairs));
        narrator.announce(baseline, candidate, notes, forks.announcements(), run.progress());
        OptionRules.unusedByTwoSides(options).forEach(narrator::warn);
        run.measure();
    }

    /** Called where a signal ends this process: what is measured by then is kept. */
    private void interrupted(SideHosts hosts) {
        hosts.close();
        keep("# Interrupted");
    }

    private void keep(String why) {
        try {
            files.write(pairs);
            narrator.say(why + (files.isEmpty() ? "" : "; the results so far are in " + files));
        } catch (ResultFileException e) {
            narrator.warn(e.getMessage());
        }
    }

    /** Results that cannot be written are no reason not to say what came of them. */
    private ResultComparison report(Gate gate) throws RunnerException {
        ResultComparison comparison = ResultComparison.ofBlocks(baseline.name(), candidate.name(),
                new ComparisonQuestion(settings.comparison(), settings.level()),
                pairs.stream().filter(controls::isJudged).map(MeasuredPair::sequence).collect(Collectors.toList()),
                notes);
        out.accept("");
        narrator.print(controls.unjudged());
        narrator.print(ConsoleTable.lines(comparison));
        run.judge(results(MeasuredPair.BASELINE, baseline), results(MeasuredPair.CANDIDATE, candidate));
        context.judgement().known().ifPresent(files::markWith);
        ResultFileException failure = null;
        try {
            files.write(pairs);
            if (!files.isEmpty()) {
                narrator.say("# Results are written to " + files);
            }
        } catch (ResultFileException e) {
            failure = e;
        }
        ReportFiles.write(comparison, gate, options.getComparisonReports(), out);
        if (failure != null) {
            throw failure;
        }
        return comparison;
    }

    private ResultSide results(int number, Side side) {
        ResultSide results = new ResultSide(side.name());
        pairs.forEach(pair -> pair.result(number).ifPresent(results::add));
        return results;
    }

    /**
     * What came of the assertions on the candidate's benchmarks, in which {@code baseline.} stands for the baseline's.
     *
     * @return empty where there are none, and before the run
     * @throws ComparisonException if judging them failed; all else is done by then
     */
    public Optional<JudgedRun> judged() throws ComparisonException {
        return context.judgement().required();
    }

    /**
     * The benchmarks of which it is not known how their sides differ, since forks were lost or there was no time for enough.
     *
     * @return why, by their keys on the candidate's side; empty before the run
     */
    public Map<ResultKey, String> unjudged() {
        Map<ResultKey, String> reasons = new LinkedHashMap<>();
        pairs.stream().filter(pair -> controls.isJudged(pair)).forEach(
                pair -> pair.gap(settings.firstLook()).ifPresent(reason -> reasons.put(pair.pair().key(), reason)));
        return reasons;
    }

    /**
     * The benchmarks of which a fork was lost, on either side.
     *
     * @return names with parameters; empty before the run
     */
    public Collection<String> failed() {
        return Collections.unmodifiableList(pairs.stream().filter(pair -> !pair.losses().isEmpty()
                || pair.sequence().failure().isPresent()).map(pair -> pair.pair().key().toString())
                .collect(Collectors.toList()));
    }
}
