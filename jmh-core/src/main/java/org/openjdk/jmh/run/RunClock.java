package org.openjdk.jmh.run;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Measures how long a run takes, including the previous starts that it continues. */
public final class RunClock {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier nanos;
    private final long start;
    private double earlier;

    /**
     * Creates a clock.
     *
     * @param start on the clock of {@code nanos}
     * @param nanos a clock such as {@link System#nanoTime}
     */
    public RunClock(long start, LongSupplier nanos) {
        this.start = start;
        this.nanos = nanos;
    }

    /** Adds the seconds of a previous start, 0 or more. */
    public void add(double seconds) {
        earlier += seconds;
    }

    /** Returns the seconds of previous starts, 0 or more. */
    public double earlierSeconds() {
        return earlier;
    }

    /** Returns the seconds of all starts together. */
    public double seconds() {
        return earlier + (nanos.getAsLong() - start) / NANOS;
    }
}
