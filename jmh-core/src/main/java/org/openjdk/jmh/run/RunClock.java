package org.openjdk.jmh.run;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Measures how long a run takes, including the earlier starts that it continues. All times are seconds, 0 or more. */
public final class RunClock {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier nanos;
    private final long start;
    private double earlier;

    /**
     * @param start on the clock {@code nanos}
     * @param nanos a clock such as {@link System#nanoTime}
     */
    public RunClock(long start, LongSupplier nanos) {
        this.start = start;
        this.nanos = nanos;
    }

    public void add(double seconds) {
        earlier += seconds;
    }

    public double earlierSeconds() {
        return earlier;
    }

    public double seconds() {
        return earlier + (nanos.getAsLong() - start) / NANOS;
    }
}
