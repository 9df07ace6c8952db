package org.openjdk.jmh.results.environment;

/** From which sizes on disturbances are said; docs/evidence/noise.md has the measurements that they rest on. */
public final class Limits {

    /** Of the time of a fork: half of what the default criterion lets a result be off by. */
    static final double SHARE = 0.01;

    /** Relative change of the ruler between both ends of a fork. */
    static final double RULER = 0.05;

    /** Of the time of an iteration, above which it was interrupted. */
    public static final double INTERRUPTION = 0.05;

    /** Nanoseconds that a reading of the clock takes: several times that of the fast ones, and below the slow ones. */
    static final double CLOCK_NANOS = 200;

    private Limits() {
    }
}
