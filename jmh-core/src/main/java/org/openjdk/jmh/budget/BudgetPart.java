package org.openjdk.jmh.budget;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Timer;
import java.util.TimerTask;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.estimates.ForkTime;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.ForkedBenchmark;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.run.RunResults;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.VmCleanup;

/** Creates the schedule that keeps to the budget of the run, and ends a fork that takes too long. */
public final class BudgetPart implements Part {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final int MAX_FORKS = 10_000;
    /** The end of a run goes through all results for its table, and for assertions or for earlier results. */
    private static final int PASSES = 2;

    private final RunContext run;
    private final boolean isOpenEnded;
    private EarlierTimes earlier;
    private BudgetSchedule schedule;
    private ForkDeadline deadline = new ForkDeadline();

    public BudgetPart(RunContext run) {
        this.run = run;
        isOpenEnded = !run.options().getForkCount().hasValue();
    }

    /** Returns the budget, empty if the caller set another schedule. */
    private Optional<RunningBudget> kept() {
        return run.find(RunningBudget.KEY);
    }

    /** Replaces the annotated number of forks, because the budget limits the time. */
    @Override
    public int forkCount(BenchmarkListEntry entry, BenchmarkParams params) {
        return isOpenEnded && params.getForks() > 0 ? most(seconds(), params)
                : params.getForks();
    }

    private double seconds() {
        return TimeBudget.seconds(run.options().getBudget().get());
    }

    /** Counts dynamic forks as if all ended early: the schedule knows how long they really take. */
    private static int most(double seconds, BenchmarkParams params) {
        int warmups = params.getWarmup().getCount();
        double fork = ForkTime.of(params, params.isReconfigurable()
                ? Math.min(ReconfigurationDefaults.MIN_WARMUP_ITERATIONS, warmups) : warmups).shortest();
        return (int) Math.max(1, Math.min(MAX_FORKS, seconds / fork));
    }

    @Override
    public boolean isOpenEnded(BenchmarkParams params) {
        return isOpenEnded && kept().isPresent() && !params.isReconfigurable();
    }

    @Override
    public Schedule createSchedule(List<ForkedBenchmark> all) throws RunnerException {
        earlier = run.inputs().earlier(run.options());
        List<BenchmarkParams> benchmarks = all.stream().map(RunningBenchmark::params).collect(Collectors.toList());
        List<ForkEstimate> estimates = new ArrayList<>();
        for (BenchmarkParams params : benchmarks) {
            estimates.add(estimate(params));
        }
        schedule = new BudgetSchedule(seconds(), estimates, run.clock()::seconds);
        ForkBudget budget = new ForkBudget(seconds(), names(benchmarks), schedule,
                run.options().getComparisonTolerance().orElse(ComparisonSettings.TOLERANCE),
                number -> benchmarks.get(number).isReconfigurable());
        budget.checkThatOneFits(seconds());
        run.publish(RunningBudget.KEY, new RunningBudget(budget, benchmarks));
        return schedule;
    }

    /** Returns the names of benchmarks, with the mode only if a benchmark runs in several. */
    private static List<String> names(List<BenchmarkParams> benchmarks) {
        Map<String, Long> modes = benchmarks.stream().map(RunSummary::name)
                .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        return benchmarks.stream().map(params -> RunSummary.name(params)
                + (modes.get(RunSummary.name(params)) == 1 ? "" : ", " + params.getMode().shortLabel()))
                .collect(Collectors.toList());
    }

    private ForkEstimate estimate(BenchmarkParams params) {
        ForkEstimate estimate = new ForkEstimate(expected(params), params.getWarmupForks());
        OptionalDouble variation = earlier == null ? OptionalDouble.empty() : earlier.variation(params);
        return variation.isPresent() ? estimate.withVariation(variation.getAsDouble()) : estimate;
    }

    /**
     * Returns the longest time of a fork; if that exceeds the budget, the shortest time, because a dynamic fork may
     * fit.
     */
    private double expected(BenchmarkParams params) {
        ForkTime time = EarlierTimes.orBySettings(earlier, params, run.plans().fewestWarmups(params));
        boolean fits = new ForkEstimate(time.longest(), params.getWarmupForks()).of(1) <= seconds();
        return fits ? time.longest() : time.shortest();
    }

    @Override
    public double countedSeconds(double seconds, boolean toItsEnd) {
        return kept().map(budget -> budget.time.used(seconds, toItsEnd)).orElse(seconds);
    }

    /** Announces the budget when the forks of an earlier start are known. */
    @Override
    public void beforeFirstFork() throws BudgetException {
        if (kept().isPresent()) {
            checkForks();
            announce(kept().get());
        }
    }

    private void announce(RunningBudget budget) throws BudgetException {
        budget.time.checkThatOneRuns(run.clock().earlierSeconds());
        List<String> lines = budget.time.start(run.clock().earlierSeconds());
        if (earlier != null) {
            lines.add(1, "# Times expected from earlier results for "
                    + budget.benchmarks.stream().filter(earlier::knows).count() + " of "
                    + Nouns.count(budget.benchmarks.size(), "benchmark") + ", from settings for the others");
        }
        lines.forEach(run::say);
    }

    private void checkForks() throws BudgetException {
        List<BenchmarkParams> withoutForks =
                run.find(RunKeys.FORKS).map(RunResults::withoutForks).orElse(Collections.emptyList());
        for (BenchmarkParams params : withoutForks) {
            throw new BudgetException("A run without forks, as of " + params.getBenchmark()
                    + ", cannot be stopped in time: with -budget, give each benchmark forks (-f 1), or exclude it (-e)");
        }
    }

    @Override
    public void vmStarts(RunningBenchmark benchmark, Process vm) {
        deadline = new ForkDeadline();
        if (kept().isPresent()) {
            deadline.start(vm, RunningBudget.secondsOfFork(run, benchmark.params()));
        }
    }

    @Override
    public void vmEnds() {
        deadline.end();
    }

    @Override
    public boolean hasTimedOut() {
        return deadline.hasPassed();
    }

    @Override
    public void forkTimedOut(RunningBenchmark benchmark) {
        kept().ifPresent(budget -> budget.cut(benchmark.params()));
    }

    @Override
    public void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        if (fork.isCut()) {
            forkTimedOut(benchmark);
        }
    }

    /** Estimates how long the end of the run takes, if that may matter. */
    @Override
    public void betweenForks() {
        if (schedule != null && schedule.wantsRehearsal()) {
            int passes = PASSES + (run.find(RunKeys.RESULT_FILE).isPresent() ? 1 : 0);
            Collection<RunResult> results =
                    run.find(RunKeys.FORKS).orElseThrow(IllegalStateException::new).resultsSoFar();
            schedule.endRehearsed(passes * secondsOfOnePass(results, run.options()));
        }
    }

    @Override
    public void runEnds(MeasuredResults results) {
        kept().ifPresent(budget -> budget.end(run));
    }

    @Override
    public void close() {
        deadline.end();
    }

    /**
     * Ends the VM of a fork that takes too long. The fork is not involved, because a static fork cannot ask. A thread of
     * the host sleeps until the deadline.
     */
    private static final class ForkDeadline {

        private Timer timer;
        private volatile boolean passed;

        /** Starts the deadline of a fork that has started. */
        void start(Process fork, double seconds) {
            timer = new Timer("jmh-budget", true);
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    passed = true;
                    destroy(fork);
                }
            }, Math.max(0, (long) (seconds * TimeUnit.SECONDS.toMillis(1))));
        }

        void end() {
            if (timer != null) {
                timer.cancel();
            }
        }

        /** Returns whether the deadline has ended the fork. */
        boolean hasPassed() {
            return passed;
        }

        /** Kills the descendants as well, because the VM may be a child of a profiler's process. */
        private static void destroy(Process fork) {
            try {
                VmCleanup.endChildren(fork);
            } finally {
                fork.destroyForcibly();
            }
        }
    }

    /** Returns the seconds that it takes to format all results as for the result file, without writing them. */
    private static double secondsOfOnePass(Collection<RunResult> results, Options options) {
        long start = System.nanoTime();
        Collection<RunResult> sorted = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
        sorted.addAll(results);
        ResultFormatType format = options.getResultFormat().orElse(Defaults.RESULT_FORMAT);
        try (PrintStream nowhere = new PrintStream(new Nowhere())) {
            ResultFormatFactory.getInstance(format, nowhere).writeOut(sorted);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // The format does not support some results, which is reported when they are written.
        }
        return (System.nanoTime() - start) / NANOS;
    }

    private static final class Nowhere extends OutputStream {

        @Override
        public void write(int character) {
            // Discards the text: only formatting is measured.
        }

        @Override
        public void write(byte[] text, int offset, int length) {
            // As above.
        }
    }
}
