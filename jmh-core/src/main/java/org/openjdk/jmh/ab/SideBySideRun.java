package org.openjdk.jmh.ab;

import java.io.IOException;
import java.lang.reflect.Proxy;
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
import org.openjdk.jmh.results.comparison.ClockCheck;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.reports.ConsoleTable;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.results.stored.ReportFiles;
import org.openjdk.jmh.results.stored.ResultKeys;
import org.openjdk.jmh.results.stored.TypedCommand;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunInputs;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.LockFailure;
import org.openjdk.jmh.util.ShutdownHook;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Runs a baseline and a candidate in one run and reports how they differ.
 *
 * <p>A block is one fork of each side. The run repeatedly goes through all undecided benchmarks and runs a block of
 * each. After each block, a sequential test decides whether the benchmark needs another one.
 */
public final class SideBySideRun {

    /** Maximum time that the end of the VM waits for the reports. */
    private static final int SECONDS_TO_REPORT = 10;

    private final Options options;
    private final String command;
    private final Consumer<String> out;
    final RunInputs inputs = new RunInputs();
    private final Side baseline;
    private final Side candidate;
    /** How to decide a benchmark if there is time enough. */
    private final SequentialSettings decision;
    private final SideReporter reporter;
    private final BlockRun run;
    private final List<String> notes = new ArrayList<>();
    /** Empty if time is measured. */
    private final Optional<ForkCounting<ResultKey>> counting;
    private final Optional<CountedMethods> methods;
    private final ClassArchives archives;
    private PairedSuite suite = PairedSuite.none();
    private List<ExplainedChange> explained = Collections.emptyList();
    private List<ClockCheck> clock = Collections.emptyList();

    /**
     * Creates a run.
     *
     * @param options of the candidate, as of any run, and of the differences of the baseline; {@code getForkCount()} is
     *     the maximum of blocks of a benchmark
     * @param out     receives the lines of the console
     */
    public SideBySideRun(Options options, Consumer<String> out) throws RunnerException {
        this(options, out, text -> {
        });
    }

    /**
     * Creates a run with a status line.
     *
     * @param options as above
     * @param out     as above
     * @param status  receives suppliers of the text of the status line, and null to remove it
     */
    public SideBySideRun(Options options, Consumer<String> out, Consumer<Supplier<String>> status)
            throws RunnerException {
        this.options = CountedOptions.ofTwoSides(options);
        command = TypedCommand.of(options);
        this.out = out;
        checkSides(options);
        counting = CountedForks.counting(options, CompileThresholds.VARIED, this::say);
        methods = CountedForks.methods(options);
        candidate = Side.candidate(options);
        baseline = Side.baseline(options, options.getBaselines().isEmpty() ? candidate.classPath
                : options.getBaselines().iterator().next());
        archives = new ClassArchives(baseline.classPath, candidate.classPath);
        decision = SideSettings.decision(options);
        reporter = new SideReporter(out, options.getBudget().hasValue(),
                options.verbosity().orElse(VerboseMode.NORMAL) == VerboseMode.EXTRA, options.getForkCount().hasValue());
        run = new BlockRun(new RunContext(this.options, lineFormat(out), inputs), status, reporter);
        startedAt(System.nanoTime());
    }

    /** Prints only lines, because workers report the events of their forks themselves. */
    private static OutputFormat lineFormat(Consumer<String> out) {
        return (OutputFormat) Proxy.newProxyInstance(OutputFormat.class.getClassLoader(),
                new Class<?>[] {OutputFormat.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("println")) {
                        out.accept((String) arguments[0]);
                    }
                    return null;
                });
    }

    /**
     * Checks options that name a baseline. Runs only the VMs that they name, to print their versions.
     *
     * @throws RunnerException if the options do not fit, or a VM cannot be started
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
     * Sets when the run began, from which its budget counts; by default, when this object was created.
     *
     * @param nanos on the clock {@link System#nanoTime}
     */
    public void startedAt(long nanos) {
        inputs.startedAt(nanos);
    }

    private void say(String sentence) {
        reporter.sayOf(sentence);
    }

    /**
     * Runs both sides, prints the comparison, judges the candidate's assertions, and writes the requested reports.
     *
     * @param gate which verdicts fail
     * @throws RunnerException if a side cannot be run, nothing can be compared, or a file cannot be written
     */
    public ResultComparison run(Gate gate) throws RunnerException {
        SideResultStore.all(options).check();
        ReportFiles.check(options.getComparisonReports());
        ForkPreconditions.check(options);
        run.begin();
        RunLock lock = lock();
        try (SideWorkers workers = workers()) {
            measure(workers, gate);
            return report(gate);
        } catch (IOException e) {
            throw new SideException("The run of two sides ended: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SideException("The run of two sides was interrupted");
        } finally {
            run.close();
            lock.close();
            archives.close();
        }
    }

    /**
     * Checks that no other JMH holds the lock of this machine, before preparations for the run. A run that counts needs
     * no lock.
     *
     * @throws RunnerException if another JMH holds it
     */
    public void checkLock() throws RunnerException {
        lock().close();
    }

    private RunLock lock() throws LockFailure {
        return counting.isPresent() ? RunLock.none() : RunLock.take();
    }

    private SideWorkers workers() throws IOException, InterruptedException {
        try {
            return new SideWorkers(baseline, candidate, isAtOnce());
        } catch (IOException e) {
            VmCleanup.sleepIfExiting();
            throw e;
        }
    }

    private void measure(SideWorkers workers, Gate gate) throws IOException, InterruptedException, RunnerException {
        try (ShutdownHook end = new ShutdownHook("jmh-sides", workers::close)) {
            try {
                pair(workers);
                run.measure();
                examine(workers, gate, end);
            } catch (IOException | RunnerException e) {
                end.sleepIfExiting();
                run.interrupt();
                SideReporter.logs(workers.keptLogs()).ifPresent(reporter::warn);
                throw e;
            }
        }
        noteLosses(workers);
    }

    /** Checks and explains what was measured. If the VM ends meanwhile, the comparison is reported without that. */
    private void examine(SideWorkers workers, Gate gate, ShutdownHook end) throws IOException, InterruptedException {
        ShutdownHook early = ShutdownHook.within("jmh-comparison", SECONDS_TO_REPORT,
                () -> reportEarly(workers, gate));
        try {
            checkByClock(workers);
            explain(workers);
            end.sleepIfExiting();
        } finally {
            early.close();
        }
    }

    private void noteLosses(SideWorkers workers) {
        notes.addAll(SideReporter.lost(suite.pairs, workers.keptLogs()));
        notes.addAll(SideReporter.disturbed(suite.pairs));
    }

    private void reportEarly(SideWorkers workers, Gate gate) {
        try {
            noteLosses(workers);
            run.endProgress();
            ResultComparison comparison = compared();
            print(comparison);
            writeReports(comparison, gate);
        } catch (RunnerException e) {
            reporter.warn(e.getMessage());
        }
    }

    private void checkByClock(SideWorkers workers) throws IOException, InterruptedException {
        if (ClockPairs.isWanted(options)) {
            run.showStep("own time of benchmarks with the same instructions");
            clock = new ClockPairs(workers, options, () -> ChangeExplainer.secondsLeft(run.context()), reporter)
                    .check(suite.judgedPairs());
            run.endProgress();
        }
    }

    private void explain(SideWorkers workers) throws InterruptedException {
        if (ChangeExplainer.isWanted(options)) {
            run.showStep("observing forks of both sides");
            explained = new ChangeExplainer(run.context(), baseline, candidate, reporter,
                    methods.orElse(null)).explain(workers, suite.pairs);
            run.endProgress();
        }
    }

    private void pair(SideWorkers workers) throws RunnerException, InterruptedException {
        SidePairing pairing = SidePairing.of(options, decision.mostBlocks(), baseline,
                CountedForks.countable(options, workers.list(MeasuredPair.BASELINE, baseline, options), sentence -> {
                }),
                candidate, CountedForks.countable(options, workers.list(MeasuredPair.CANDIDATE, candidate, options),
                        this::say));
        suite = PairedSuite.of(pairing, options, decision, baseline, candidate);
        notes.addAll(suite.notes);
        BlockRunner forks = counting.isPresent()
                ? new CountedBlocks(CountedForks.ofSides(workers, counting.get(), methods, archives))
                : SideSettings.isDuet(options) ? DuetForks.of(workers, suite.pairs)
                        : SideSettings.areAlternating(options)
                                ? new AlternatingForks(workers, suite.pairs,
                                        SideSettings.pairSeconds(options, suite.pairs.size()))
                                : new InterleavedForks(workers);
        RunProgress progress = run.plan(suite, forks, workers,
                benchmarks -> SideIdentity.of(options, baseline, candidate, suite.settings, suite.pairs));
        reporter.announce(baseline, candidate, suite, forks.announcements(), progress);
        OptionRules.unusedByTwoSides(options).forEach(reporter::warn);
    }

    private boolean isAtOnce() {
        return counting.isPresent() ? CountedBlocks.areAtOnce() || ClockPairs.isWanted(options)
                : SideSettings.areAtOnce(options);
    }

    /** Prints the comparison even if results cannot be written. */
    private ResultComparison report(Gate gate) throws RunnerException {
        ResultComparison comparison = compared();
        print(comparison);
        run.judge(baseline.name(), candidate.name());
        try {
            run.finish();
        } finally {
            writeReports(comparison, gate);
        }
        return comparison;
    }

    private void print(ResultComparison comparison) {
        out.accept("");
        reporter.print(suite.controls.unjudged());
        reporter.print(ConsoleTable.lines(comparison));
    }

    private void writeReports(ResultComparison comparison, Gate gate) throws ComparisonException {
        ReportFiles.write(comparison.by(command), gate, options.getComparisonReports(), out);
    }

    private ResultComparison compared() {
        ResultComparison compared = ResultComparison.ofBlocks(baseline.name(), candidate.name(),
                new ComparisonQuestion(suite.settings.comparison(), suite.settings.level()),
                suite.judged(), notes, SideSettings.intended(options)).with(explained).withClock(clock)
                .withControls(suite.controls.keys())
                .withUnjudged(suite.notComparable);
        return compared.withNotes(suite.controls.differing(compared));
    }

    /**
     * Returns the outcome of the assertions on the candidate's benchmarks, which name the baseline's by {@code
     * baseline.}; empty if there are none, and before the run.
     *
     * @throws ComparisonException if they could not be judged
     */
    public Optional<JudgedRun> judged() throws ComparisonException {
        return run.context().outcome(JudgedRun.OUTCOME);
    }

    /**
     * Returns why benchmarks have no verdict, such as lost forks or too little time, by keys of the candidate; empty
     * before the run.
     */
    public Map<ResultKey, String> unjudged() {
        return suite.gaps();
    }

    /** Returns the benchmarks with a lost fork on either side; empty before the run. */
    public Collection<String> failed() {
        return run.context().failures().keySet().stream().map(params -> ResultKeys.of(params).toString())
                .collect(Collectors.toList());
    }
}
