package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleSupplier;

/** Iterations of random shape, place and scale. */
final class RandomData {

    private RandomData() {
    }

    static double[][] iterations(Random random, int iterations, int invocations) {
        double scale = Math.exp(4 * random.nextGaussian());
        DoubleSupplier shape = shape(random);
        double[][] data = new double[iterations][invocations];
        for (double[] iteration : data) {
            double drift = 1 + 0.05 * random.nextGaussian();
            Arrays.setAll(iteration, i -> scale * drift * shape.getAsDouble());
        }
        return data;
    }

    private static DoubleSupplier shape(Random random) {
        switch (random.nextInt(4)) {
            case 0:
                return () -> 10 + random.nextGaussian();
            case 1:
                return () -> Math.exp(0.5 * random.nextGaussian());
            case 2:
                return () -> (random.nextInt(3) == 0 ? 14 : 10) + 0.3 * random.nextGaussian();
            default:
                return () -> 1 + random.nextDouble();
        }
    }
}
