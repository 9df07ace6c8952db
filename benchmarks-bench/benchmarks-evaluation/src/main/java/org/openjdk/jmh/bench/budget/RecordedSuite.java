package org.openjdk.jmh.bench.budget;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import org.openjdk.jmh.bench.rules.Recorded;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;

/**
 * Some recorded benchmarks whose forks can be run again and again: each is a recorded fork in one of its windows, drawn with
 * replacement. Whoever runs the suite, the n-th fork of a benchmark is the same.
 */
final class RecordedSuite {

    private final List<Recorded> benchmarks;
    private final double[] seconds;
    private final long seed;

    /**
     * @param benchmarks at least one
     * @param seconds    that a fork of each takes
     * @param seed       of the draws
     */
    RecordedSuite(List<Recorded> benchmarks, double[] seconds, long seed) {
        this.benchmarks = benchmarks;
        this.seconds = seconds;
        this.seed = seed;
    }

    double[] seconds() {
        return seconds.clone();
    }

    /** What one fork of each benchmark takes. */
    double round() {
        return Arrays.stream(seconds).sum();
    }

    /** Runs it on a clock of its own, which the schedule may ask; intervals are Student's. */
    SuiteOutcome run(Function<DoubleSupplier, Schedule> schedules) {
        return run(schedules, SuiteOutcome::studentHalfWidth);
    }

    /** The same with the intervals that a schedule prints, by its own account of half widths relative to the mean. */
    SuiteOutcome runBudget(Function<DoubleSupplier, BudgetSchedule> schedules) {
        BudgetSchedule[] schedule = new BudgetSchedule[1];
        return run(clock -> {
            schedule[0] = schedules.apply(clock);
            return schedule[0];
        }, (outcome, number) -> schedule[0].halfWidth(number));
    }

    private SuiteOutcome run(Function<DoubleSupplier, Schedule> schedules, SuiteOutcome.Widths widths) {
        double[] clock = {0};
        Schedule schedule = schedules.apply(() -> clock[0]);
        SplittableRandom[] randoms = new SplittableRandom[benchmarks.size()];
        SuiteOutcome outcome = new SuiteOutcome(benchmarks, widths);
        for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
            int number = next.getAsInt();
            if (randoms[number] == null) {
                randoms[number] = new SplittableRandom(seed + number);
            }
            clock[0] += seconds[number];
            ForkEnd end = ForkEnd.measured(seconds[number], fork(benchmarks.get(number), randoms[number]));
            outcome.add(number, end.mean());
            schedule.forkEnded(number, end);
        }
        return outcome;
    }

    private static double[] fork(Recorded benchmark, SplittableRandom random) {
        double[][] windows = benchmark.scores()[random.nextInt(benchmark.scores().length)];
        return windows[random.nextInt(windows.length)];
    }
}
