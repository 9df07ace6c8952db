package org.openjdk.jmh.bench.textbook;

import java.util.stream.DoubleStream;

/** The difference between the largest and the smallest stability value. */
final class Spread {

    private Spread() {
    }

    static double of(double[] vector) {
        return DoubleStream.of(vector).max().orElse(Double.NaN) - DoubleStream.of(vector).min().orElse(Double.NaN);
    }
}
