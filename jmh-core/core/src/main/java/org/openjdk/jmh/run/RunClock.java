package org.openjdk.jmh.run;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** How long a run takes: since it was started, and before that, if it goes on with a run that was interrupted. */
public final class RunClock {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier nanos;
    private final long start;
    private double earlier;

    /**
     * A run that was started.
     *
     * @param start on this clock
     * @param nanos the clock, as {@link System#nanoTime} is one
     */
    public RunClock(long start, LongSupplier nanos) {
        this.start = start;
        this.nanos = nanos;
    }

    /**
     * The run goes on with an interrupted one.
     *
     * @param seconds that the other one took, 0 or more
     */
    public void add(double seconds) {
        earlier += seconds;
    }

    /**
     * What the run took that this one goes on with.
     *
     * @return seconds; 0 where there is none
     */
    public double earlierSeconds() {
        return earlier;
    }

    /**
     * What all starts took together.
     *
     * @return seconds
     */
    public double seconds() {
        return earlier + (nanos.getAsLong() - start) / NANOS;
    }
}
