package org.openjdk.jmh.ab;

import org.openjdk.jmh.ab.client.ForkLimits;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.estimates.ForkTime;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long a fork of a block is where nobody says.
 *
 * <p>Shorter than that of a plain run: forks differ by more than their iterations do, so that many short forks tell more
 * than few long ones, and what is not warm yet is so on both sides. Not shorter than this, since less is found then, nor
 * longer, since no more is (docs/evidence/sequential.md).
 */
final class BlockDefaults {

    /** As JMH has it. */
    static final TimeValue TIMEOUT = TimeValue.minutes(10);

    private static final int ITERATIONS = 3;
    private static final TimeValue TIME = TimeValue.seconds(1);

    private BlockDefaults() {
    }

    /** Single shots have no time, and JMH's own numbers of them. */
    static boolean isSingleShot(String mode) {
        return mode.equals(Mode.SingleShotTime.shortLabel());
    }

    /** Of the warmup, and of the measurement. */
    static PhaseLength phase(boolean singleShot) {
        return singleShot ? new PhaseLength(null, null) : new PhaseLength(ITERATIONS, TIME);
    }

    /**
     * When a fork hangs. JMH interrupts an iteration after its timeout; another timeout is for the benchmark to heed it.
     * What is not an iteration, as starting a VM with a large heap or evaluating what a profiler wrote, is not what the
     * timeout of options is about: it has JMH's own.
     */
    static ForkLimits limits(PairedBenchmark pair) {
        double iteration = Math.max(TimeBudget.seconds(pair.params().getWarmup().getTime()),
                TimeBudget.seconds(pair.params().getMeasurement().getTime()));
        return ForkLimits.ofSilence(Math.max(TimeBudget.seconds(TIMEOUT), pair.timeoutSeconds()),
                iteration + 2 * pair.timeoutSeconds());
    }

    /** What a fork takes on a quiet machine, as far as its settings tell. */
    static double seconds(PairedBenchmark pair) {
        return ForkTime.of(pair.params(), pair.params().getWarmup().getCount()).longest();
    }

    /** The same on a busy machine, where VMs start later; iterations take as long. */
    static double seconds(PairedBenchmark pair, double slowdown) {
        return seconds(pair) + ForkEstimate.START * (slowdown - 1);
    }
}
