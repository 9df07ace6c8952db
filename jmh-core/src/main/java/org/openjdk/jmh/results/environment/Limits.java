package org.openjdk.jmh.results.environment;

/** Sizes from which disturbances are reported. Measurements: docs/evidence/noise.md. */
public final class Limits {

    /** Share of a fork's time: half of the error that the default criterion accepts. */
    static final double SHARE = 0.01;

    /** Relative change of the ruler between start and end of a fork. */
    static final double RULER = 0.05;

    /** Share of an iteration's time from which the iteration counts as interrupted. */
    public static final double INTERRUPTION = 0.05;

    /** Nanoseconds of a clock reading: several times those of fast clocks, and below those of slow ones. */
    static final double CLOCK_NANOS = 200;

    private Limits() {
    }
}
