package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;

/** Computes logarithms of fork means, whose mean is the logarithm of the geometric mean. */
final class LogMeans {

    private LogMeans() {
    }

    /** Returns the geometric mean of fork means; NaN if one is below 0, 0 if one is 0. */
    static double geometricMean(ForkSamples side) {
        return Math.exp(Arrays.stream(of(side)).average().orElse(Double.NaN));
    }

    static double[] of(ForkSamples side) {
        return Arrays.stream(side.forkMeans()).map(Math::log).toArray();
    }
}
