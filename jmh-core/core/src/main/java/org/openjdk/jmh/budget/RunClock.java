package org.openjdk.jmh.budget;

import java.util.concurrent.TimeUnit;

/** How long a run takes: since it was started, and before that, if it goes on with a run that was interrupted. */
public final class RunClock {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final long start;
    private double earlier;

    /**
     * A run that was started.
     *
     * @param start on the clock of {@link System#nanoTime}
     */
    public RunClock(long start) {
        this.start = start;
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
        return earlier + (System.nanoTime() - start) / NANOS;
    }
}
