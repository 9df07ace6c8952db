package org.openjdk.jmh.ab;

import org.openjdk.jmh.ab.client.ForkLimits;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.estimates.ForkTime;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The length of forks if neither options nor annotations specify it.
 *
 * <p>They are shorter than in a plain run. Forks vary more than their iterations do, so many short forks show more than
 * a few long ones, and code that is not yet warm is cold on both sides. Even shorter forks find fewer changes, and
 * longer ones no more (docs/evidence/sequential.md).
 */
final class BlockDefaults {

    /** JMH's default. */
    static final TimeValue TIMEOUT = TimeValue.minutes(10);

    private static final int ITERATIONS = 3;
    private static final TimeValue TIME = TimeValue.seconds(1);
    /** Usual factor by which a warmup exceeds its minimum. A busy machine may prolong it up to the maximum. */
    private static final double USUAL_WARMUP = 2.5;

    /**
     * Exponent of the load: programs pause, and one that has waited comes first. Pairs took 9 to 14 s at a load of 8 on
     * two processors, and 15 to 29 s at 30.
     */
    private static final double OF_PROGRAMS_THAT_PAUSE = 0.75;

    private BlockDefaults() {
    }

    /** Returns whether a mode measures single shots, which have no time and JMH's own number of iterations. */
    static boolean isSingleShot(String mode) {
        return mode.equals(Mode.SingleShotTime.shortLabel());
    }

    /** Returns the default length of warmup and of measurement. */
    static PhaseLength phase(boolean singleShot) {
        return singleShot ? new PhaseLength(null, null) : new PhaseLength(ITERATIONS, TIME);
    }

    /**
     * Returns when a fork counts as hanging. JMH interrupts an iteration after its timeout; the benchmark has as long
     * again to end. The timeout of the options applies to iterations; work between them, such as starting a VM with a
     * large heap or evaluating a profiler's output, has JMH's default.
     */
    static ForkLimits limits(PairedBenchmark pair) {
        double iteration = Math.max(TimeBudget.seconds(pair.params.getWarmup().getTime()),
                TimeBudget.seconds(pair.params.getMeasurement().getTime()));
        return ForkLimits.ofSilence(Math.max(TimeBudget.seconds(TIMEOUT), pair.timeoutSeconds()),
                iteration + 2 * pair.timeoutSeconds());
    }

    /** Estimates the seconds of a fork on a quiet machine, by its settings. */
    static double seconds(PairedBenchmark pair) {
        return ForkTime.of(pair.params, pair.params.getWarmup().getCount()).longest();
    }

    /**
     * Estimates the seconds of two forks that run in turns, or one after the other, on a busy machine, on which VMs take
     * longer to start by the factor {@code slowdown}.
     */
    static double pairSeconds(PairedBenchmark pair, double slowdown) {
        return pair.order.isAlternating() ? alternatingSeconds(pair, slowdown) : 2 * seconds(pair, slowdown);
    }

    private static double alternatingSeconds(PairedBenchmark pair, double slowdown) {
        double slower = Math.pow(slowdown, OF_PROGRAMS_THAT_PAUSE);
        double warmup = pair.order.slices().map(limits -> limits.warmup)
                .map(seconds -> Math.min(USUAL_WARMUP * seconds.lower(), seconds.upper()) * slower)
                .orElse(TimeBudget.seconds(pair.params.getWarmup().getTime()) * pair.params.getWarmup().getCount());
        double measurement = TimeBudget.seconds(pair.params.getMeasurement().getTime())
                * pair.params.getMeasurement().getCount();
        return ForkEstimate.START * slower + 2 * (warmup + measurement);
    }

    /**
     * Estimates the seconds of a fork on a busy machine, on which VMs take longer to start by the factor {@code
     * slowdown}.
     */
    static double seconds(PairedBenchmark pair, double slowdown) {
        return seconds(pair) + ForkEstimate.START * (slowdown - 1);
    }
}
