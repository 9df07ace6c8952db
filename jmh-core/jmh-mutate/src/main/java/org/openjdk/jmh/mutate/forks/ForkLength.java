package org.openjdk.jmh.mutate.forks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Represents the length of each fork, which overrides annotations: many short forks estimate better than few long ones.
 *
 * @param warmups      number of warmup iterations
 * @param warmup       time of a warmup iteration
 * @param measurements number of measured iterations
 * @param measurement  time of a measured iteration
 */
public record ForkLength(int warmups, TimeValue warmup, int measurements, TimeValue measurement) {

    /** Rough time of a VM's start and exit. */
    private static final double START_AND_END_SECONDS = 0.6;

    PhaseLength warmup(String mode) {
        return new PhaseLength(warmups, isSingleShot(mode) ? null : warmup);
    }

    PhaseLength measurement(String mode) {
        return new PhaseLength(measurements, isSingleShot(mode) ? null : measurement);
    }

    private static boolean isSingleShot(String mode) {
        return mode.equals(Mode.SingleShotTime.shortLabel());
    }

    /** {@return the expected time of a fork in seconds} */
    public double seconds() {
        return START_AND_END_SECONDS + warmups * seconds(warmup) + measurements * seconds(measurement);
    }

    private static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.MICROSECONDS) / 1e6;
    }
}
