package org.openjdk.jmh.mutate.measure;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long each fork is, whatever annotations say: many short forks tell more than few long ones.
 *
 * @param warmups          iterations before the measurement
 * @param warmup           time of each
 * @param measurements     iterations of the result
 * @param measurement      time of each
 */
public record ForkLength(int warmups, TimeValue warmup, int measurements, TimeValue measurement) {

    /** From the start of a virtual machine to the first iteration, and from the last one to its end. */
    private static final double START = 0.6;

    PhaseLength warmup(String mode) {
        return new PhaseLength(warmups, isSingleShot(mode) ? null : warmup);
    }

    PhaseLength measurement(String mode) {
        return new PhaseLength(measurements, isSingleShot(mode) ? null : measurement);
    }

    private static boolean isSingleShot(String mode) {
        return mode.equals(Mode.SingleShotTime.shortLabel());
    }

    /** {@return what a fork takes, as far as settings tell} */
    public double seconds() {
        return START + warmups * seconds(warmup) + measurements * seconds(measurement);
    }

    private static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.MICROSECONDS) / 1e6;
    }
}
