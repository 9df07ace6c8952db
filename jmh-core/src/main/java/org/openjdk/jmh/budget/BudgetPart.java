package org.openjdk.jmh.budget;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.estimates.ForkTime;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.ForkedBenchmark;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKeys;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.run.UpstreamForks;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;

/** Creates the schedule that keeps to the budget of the run, and ends a fork that takes too long. */
public final class BudgetPart implements Part {

    private static final int MAX_FORKS = 10_000;
    /** The end of a run goes through all results for its table, and for assertions or for earlier results. */
    private static final int PASSES = 2;

    private final RunContext run;
    private final boolean isRequested;
    private final boolean isOpenEnded;
    private EarlierTimes earlier;
    private BudgetSchedule schedule;
    private ForkDeadline deadline = new ForkDeadline();

    public BudgetPart(RunContext run) {
        this.run = run;
        isRequested = run.options().getBudget().hasValue();
        isOpenEnded = isRequested && !run.options().getForkCount().hasValue();
    }

    /** Returns the budget, empty if the caller set another schedule. */
    private Optional<KeptBudget> kept() {
        return run.find(KeptBudget.KEY);
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

    private static int most(double seconds, BenchmarkParams params) {
        double fork = ForkTime.of(params, params.getWarmup().getCount()).longest();
        return (int) Math.max(1, Math.min(MAX_FORKS, seconds / fork));
    }

    @Override
    public boolean isOpenEnded(BenchmarkParams params) {
        return isOpenEnded && kept().isPresent() && !params.isReconfigurable();
    }

    @Override
    public Schedule createSchedule(List<ForkedBenchmark> all) throws RunnerException {
        if (!isRequested) {
            return null;
        }
        earlier = run.inputs().earlier(run.options());
        List<BenchmarkParams> benchmarks = all.stream().map(RunningBenchmark::params).collect(Collectors.toList());
        List<ForkEstimate> estimates = new ArrayList<>();
        for (BenchmarkParams params : benchmarks) {
            estimates.add(estimate(params));
        }
        schedule = new BudgetSchedule(seconds(), estimates, run.clock()::seconds);
        ForkBudget budget = new ForkBudget(seconds(), names(benchmarks), schedule,
                run.options().getComparisonTolerance().orElse(ComparisonSettings.TOLERANCE));
        budget.checkThatOneFits(seconds());
        run.publish(KeptBudget.KEY, new KeptBudget(budget, benchmarks));
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
        return kept().map(budget -> budget.time().used(seconds, toItsEnd)).orElse(seconds);
    }

    /** Announces the budget when the forks of an earlier start are known. */
    @Override
    public void beforeFirstFork() throws BudgetException {
        if (kept().isPresent()) {
            checkForks();
            announce(kept().get());
        }
    }

    private void announce(KeptBudget budget) throws BudgetException {
        budget.time().checkThatOneRuns(run.clock().earlierSeconds());
        List<String> lines = budget.time().start(run.clock().earlierSeconds());
        if (earlier != null) {
            lines.add(1, "# Times expected from earlier results for "
                    + budget.benchmarks().stream().filter(earlier::knows).count() + " of "
                    + Nouns.count(budget.benchmarks().size(), "benchmark") + ", from settings for the others");
        }
        lines.forEach(run::say);
    }

    private void checkForks() throws BudgetException {
        List<BenchmarkParams> withoutForks =
                run.find(RunKeys.FORKS).map(UpstreamForks::withoutForks).orElse(Collections.emptyList());
        for (BenchmarkParams params : withoutForks) {
            throw new BudgetException("A run without forks, as of " + params.getBenchmark()
                    + ", cannot be stopped in time: with -budget, give each benchmark forks (-f 1), or exclude it (-e)");
        }
    }

    @Override
    public void vmStarts(RunningBenchmark benchmark, Process vm) {
        deadline = new ForkDeadline();
        if (kept().isPresent()) {
            deadline.start(vm, KeptBudget.secondsOfFork(run, benchmark.params()));
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
            schedule.endRehearsed(passes * ReportRehearsal.secondsOfOnePass(results, run.options()));
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
}
