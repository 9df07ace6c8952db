package org.openjdk.jmh.ab;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** When the phases of a fork end whose iterations are short slices. Immutable. */
final class SliceLimits {

    /** Seconds of the warmup: minimum on a processor, maximum of own time. */
    final Interval warmup;
    /** Number of warmup iterations by options, annotations or defaults. */
    final int givenWarmups;
    /** Fewest iterations of the measurement. */
    final int fewestMeasured;
    /** Fewest seconds of own time in the measurement; 0 if it has no more iterations than the fewest. */
    final double measured;

    SliceLimits(Interval warmup, int givenWarmups, int fewestMeasured, double measured) {
        this.warmup = warmup;
        this.givenWarmups = givenWarmups;
        this.fewestMeasured = fewestMeasured;
        this.measured = measured;
    }
}
