package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;

/** Logarithms of fork means, whose mean is the logarithm of the geometric mean. */
final class LogMeans {

    private LogMeans() {
    }

    /** NaN where a fork mean is below 0, 0 where one is 0. */
    static double geometricMean(ForkSamples side) {
        return Math.exp(Arrays.stream(of(side)).average().orElse(Double.NaN));
    }

    static double[] of(ForkSamples side) {
        return Arrays.stream(side.forkMeans()).map(Math::log).toArray();
    }
}
