package org.openjdk.jmh.runner;

import java.util.concurrent.TimeUnit;

/** How long a run takes: since it was started, and before that, if it goes on with a run that was interrupted. */
final class RunClock {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final long start;
    private double earlier;

    /** A run that was started at a time on the clock of {@link System#nanoTime}. */
    RunClock(long start) {
        this.start = start;
    }

    /** The run goes on with one that took so long. */
    void add(double seconds) {
        earlier += seconds;
    }

    /** Returns the seconds of the run that this one goes on with, or 0. */
    double earlierSeconds() {
        return earlier;
    }

    /** Returns the seconds of all together. */
    double seconds() {
        return earlier + (System.nanoTime() - start) / NANOS;
    }
}
