package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;

/** Logarithms of fork means, whose mean is the logarithm of the geometric mean. */
final class LogMeans {

    private LogMeans() {
    }

    static double[] of(Side side) {
        return Arrays.stream(side.forkMeans()).map(Math::log).toArray();
    }
}
