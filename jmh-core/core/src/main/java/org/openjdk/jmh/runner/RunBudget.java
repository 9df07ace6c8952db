package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.budget.BudgetException;
import org.openjdk.jmh.budget.BudgetReport;
import org.openjdk.jmh.budget.DurationText;
import org.openjdk.jmh.budget.ForkTime;
import org.openjdk.jmh.budget.RunClock;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.comparison.EarlierTimes;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.Options;

/** The time that a run may take: makes the schedule that keeps to it, and knows when a fork has to end. */
final class RunBudget implements ForkScheduler {

    private static final int MOST_FORKS = 10_000;
    /** The end of a run goes through all results for its table, and for assertions or for an earlier result. */
    private static final int PASSES = 2;

    private final Options options;
    private final TimeBudget budget;
    private final RunClock clock;
    private final ToIntFunction<BenchmarkParams> fewestWarmups;
    private final EarlierTimes earlier;
    private List<BenchmarkParams> benchmarks;
    private BudgetSchedule schedule;
    private BudgetReport report;

    /**
     * A budget.
     *
     * @param options       that have one
     * @param clock         of the run
     * @param fewestWarmups gives the warmup iterations that a fork of a benchmark runs at least
     * @param earlier       what is known of forks, or null
     */
    RunBudget(Options options, RunClock clock, ToIntFunction<BenchmarkParams> fewestWarmups, EarlierTimes earlier) {
        this.options = options;
        this.budget = new TimeBudget(options);
        this.clock = clock;
        this.fewestWarmups = fewestWarmups;
        this.earlier = earlier;
    }

    /** Returns what counts of the time of an earlier start. */
    double used(double earlierSeconds, boolean toItsEnd) {
        return budget.used(earlierSeconds, toItsEnd);
    }

    /**
     * Returns how many forks a static benchmark may have: under a budget that is not for its annotations to say, as it is
     * the time that limits them.
     *
     * @param params as upstream made them
     */
    static int forks(Options options, BenchmarkParams params) {
        boolean isOpenEnded = options.getBudget().hasValue() && !options.getForkCount().hasValue();
        return isOpenEnded && params.getForks() > 0 ? most(new TimeBudget(options).seconds(), params)
                : params.getForks();
    }

    private static int most(double seconds, BenchmarkParams params) {
        double fork = ForkTime.of(params, params.getWarmup().getCount()).longest();
        return (int) Math.max(1, Math.min(MOST_FORKS, seconds / fork));
    }

    /** Tells whether forks that do not run are no loss, as nobody asked for a number of them. */
    boolean isOpenEnded(BenchmarkParams params) {
        return !options.getForkCount().hasValue() && !params.isReconfigurable();
    }

    @Override
    public Schedule schedule(List<BenchmarkParams> all) throws RunnerException {
        benchmarks = all;
        List<ForkEstimate> estimates = new ArrayList<>();
        for (BenchmarkParams params : benchmarks) {
            estimates.add(estimate(params));
        }
        checkThatOneFits(estimates);
        schedule = new BudgetSchedule(budget.seconds(), estimates, clock::seconds);
        report = new BudgetReport(budget.seconds(), names(all), schedule,
                options.getComparisonTolerance().orElse(ComparisonSettings.TOLERANCE));
        return schedule;
    }

    /** The mode goes without saying where a benchmark runs in one alone. */
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

    /** The longest time; where that does not fit at all, the shortest that a dynamic fork may take is worth trying. */
    private double expected(BenchmarkParams params) {
        ForkTime time = time(params, fewestWarmups.applyAsInt(params), earlier);
        boolean fits = new ForkEstimate(time.longest(), params.getWarmupForks()).of(1) <= budget.seconds();
        return fits ? time.longest() : time.shortest();
    }

    /** By earlier results where they tell it, else by settings. */
    static ForkTime time(BenchmarkParams params, int fewestWarmups, EarlierTimes earlier) {
        Optional<ForkTime> told = earlier == null ? Optional.empty() : earlier.of(params, fewestWarmups);
        return told.orElseGet(() -> ForkTime.of(params, fewestWarmups));
    }

    private void checkThatOneFits(List<ForkEstimate> estimates) throws BudgetException {
        int cheapest = -1;
        for (int i = 0; i < benchmarks.size(); i++) {
            if (cheapest < 0 || estimates.get(i).of(1) < estimates.get(cheapest).of(1)) {
                cheapest = i;
            }
        }
        if (cheapest >= 0 && estimates.get(cheapest).of(1) > budget.seconds()) {
            throw new BudgetException(
                    "A budget of " + DurationText.of(budget.seconds()) + " is too short for any benchmark: the "
                            + "one that takes least, " + RunSummary.name(benchmarks.get(cheapest)) + ", takes about "
                            + DurationText.of(estimates.get(cheapest).of(1)) + " until its first result");
        }
    }

    /** Returns what a fork that starts now may take, until the run would be too late, or others would have no fork. */
    double secondsOf(BenchmarkParams params) {
        double iteration = TimeBudget.seconds(params.getMeasurement().getTime());
        return schedule.longestSeconds(benchmarks.indexOf(params)) + TimeBudget.grace(iteration);
    }

    /** A fork has outlasted its time. */
    void forkWasCut(BenchmarkParams params) {
        report.cut(benchmarks.indexOf(params));
    }

    /**
     * Foresees how long the end of the run takes, where that is worth it.
     *
     * @param results   all that was measured so far
     * @param intoAFile whether they are written
     */
    void foreseeEnd(Supplier<Collection<RunResult>> results, boolean intoAFile) {
        if (schedule.wantsRehearsal()) {
            int passes = PASSES + (intoAFile ? 1 : 0);
            schedule.endRehearsed(passes * EndRehearsal.secondsOfOnePass(results.get(), options));
        }
    }

    /** Returns what to expect, once there is a schedule. */
    List<String> expectation() {
        List<String> lines = report.start(clock.earlierSeconds());
        if (earlier != null) {
            lines.add(1, "# Expected by earlier results for "
                    + benchmarks.stream().filter(params -> earlier.knows(params)).count() + " of " + benchmarks.size()
                    + (benchmarks.size() == 1 ? " benchmark" : " benchmarks") + ", else by settings");
        }
        return lines;
    }

    /** Returns what came of it. */
    List<String> outcome() {
        return report.end(clock.seconds());
    }
}
