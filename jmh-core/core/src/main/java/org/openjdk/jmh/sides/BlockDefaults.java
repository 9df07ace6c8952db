package org.openjdk.jmh.sides;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.hosts.ForkLimits;
import org.openjdk.jmh.hosts.inside.Phase;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long a fork of a block is where nobody says.
 *
 * <p>Shorter than that of a plain run: forks differ by more than their iterations do, so that many short forks tell more
 * than few long ones, and what is not warm yet is so on both sides. Not shorter than this, since less is found then, nor
 * longer, since no more is (docs/sequential.md).
 */
final class BlockDefaults {

    /** As JMH has it. */
    static final TimeValue TIMEOUT = TimeValue.minutes(10);

    private static final int ITERATIONS = 3;
    private static final TimeValue TIME = TimeValue.seconds(1);

    /** From the start of a virtual machine to the first iteration; half a second on the machines of docs/overhead.md. */
    private static final double START = 0.5;

    private BlockDefaults() {
    }

    /** Single shots have no time, and JMH's own numbers of them. */
    static boolean isSingleShot(String mode) {
        return mode.equals(Mode.SingleShotTime.shortLabel());
    }

    static Phase warmup(boolean singleShot) {
        return singleShot ? new Phase(null, null) : new Phase(ITERATIONS, TIME);
    }

    static Phase measurement(boolean singleShot) {
        return singleShot ? new Phase(null, null) : new Phase(ITERATIONS, TIME);
    }

    static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.MILLISECONDS) / 1e3;
    }

    /**
     * When a fork hangs. JMH interrupts an iteration after its timeout; another timeout is for the benchmark to heed it.
     * What is not an iteration, as starting a VM with a large heap or evaluating what a profiler wrote, is not what the
     * timeout of options is about: it has JMH's own.
     */
    static ForkLimits limits(PairedBenchmark pair) {
        double iteration = Math.max(seconds(pair.candidate().warmup().time()),
                seconds(pair.candidate().measurement().time()));
        return ForkLimits.ofSilence(Math.max(seconds(TIMEOUT), pair.timeoutSeconds()),
                iteration + 2 * pair.timeoutSeconds());
    }

    private static double seconds(Optional<TimeValue> time) {
        return time.map(BlockDefaults::seconds).orElse(0.0);
    }

    /** What a fork takes, as far as its settings tell. */
    static double seconds(PairedBenchmark pair) {
        boolean single = isSingleShot(pair.key().mode());
        return START + (single ? 0 : seconds(pair.candidate().warmup()) + seconds(pair.candidate().measurement()));
    }

    private static double seconds(Phase phase) {
        return phase.iterations().orElse(0) * seconds(phase.time());
    }
}
