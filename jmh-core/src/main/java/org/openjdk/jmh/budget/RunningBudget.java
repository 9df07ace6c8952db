package org.openjdk.jmh.budget;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunKey;

/** The budget of a run, and the benchmarks by their numbers in it. */
public final class RunningBudget {

    /** Absent without a budget, and before the schedule is created. */
    public static final RunKey<RunningBudget> KEY = new RunKey<>("budget");

    private static final RunKey<Collection<BenchmarkParams>> UNMEASURED = new RunKey<>("benchmarks without time");

    final RunBudget time;
    final List<BenchmarkParams> benchmarks;

    /** @param benchmarks in the order of their numbers in the budget */
    public RunningBudget(RunBudget time, List<BenchmarkParams> benchmarks) {
        this.time = time;
        this.benchmarks = benchmarks;
    }

    /**
     * Returns the seconds that a fork that starts now may take, so that the others have their time; infinite without a
     * budget.
     */
    public static double secondsOfFork(RunContext run, BenchmarkParams params) {
        return run.find(KEY).map(budget -> budget.secondsOfFork(params)).orElse(Double.POSITIVE_INFINITY);
    }

    private double secondsOfFork(BenchmarkParams params) {
        return time.longestSeconds(number(params))
                + TimeBudget.grace(TimeBudget.seconds(params.getMeasurement().getTime()));
    }

    private int number(BenchmarkParams params) {
        return benchmarks.indexOf(params);
    }

    void cut(BenchmarkParams params) {
        time.cut(number(params));
    }

    void end(RunContext run) {
        time.end(run.clock().seconds()).forEach(run::say);
        run.publish(UNMEASURED, time.unmeasured().stream().map(benchmarks::get).collect(Collectors.toList()));
    }

    /** Returns the benchmarks without a result at the end of a run, because the time was too short. */
    public static Collection<BenchmarkParams> unmeasured(RunContext run) {
        return run.find(UNMEASURED).orElse(Collections.emptyList());
    }
}
