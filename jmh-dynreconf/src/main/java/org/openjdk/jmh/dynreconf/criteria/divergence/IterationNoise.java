package org.openjdk.jmh.dynreconf.criteria.divergence;

import java.util.Arrays;
import java.util.List;

/**
 * Estimates the noise of iterations, apart from any trend or step in them.
 *
 * <p>Second differences, x − 2y + z of three neighbours, cancel a level and a straight trend and leave noise of the
 * variance 6σ². A step affects two of them, so only the smaller half is used. The mean of the smaller half of |N(0, 1)|
 * is 2 (φ(0) − φ(q)) / ½ = 0.3246, q = 0.6745 being its median.
 */
final class IterationNoise {

    private static final double SMALLER_HALF_MEAN = 0.3246;

    private IterationNoise() {
    }

    /** Returns the standard deviation σ of the means of neighbouring iterations; 0 with fewer than three. */
    static double of(List<double[]> series) {
        int count = 0;
        for (double[] means : series) {
            count += Math.max(0, means.length - 2);
        }
        double[] differences = new double[count];
        int filled = 0;
        for (double[] means : series) {
            for (int i = 2; i < means.length; i++) {
                differences[filled++] = Math.abs(means[i] - 2 * means[i - 1] + means[i - 2]);
            }
        }
        return count == 0 ? 0 : smallerHalfMean(differences) / (SMALLER_HALF_MEAN * Math.sqrt(6));
    }

    private static double smallerHalfMean(double[] values) {
        Arrays.sort(values);
        int half = (values.length + 1) / 2;
        double sum = 0;
        for (int i = 0; i < half; i++) {
            sum += values[i];
        }
        return sum / half;
    }
}
