package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * Computes the half-width t · s / √n of Student's interval of the mean of n values with the standard deviation s, where
 * t is the quantile of Student's distribution with n − 1 degrees of freedom at (1 + confidence) / 2. It has the unit of
 * s: from a coefficient of variation, it is relative to the mean.
 *
 * <p>Worked example: 9, 10 and 11 have the coefficient of variation 0.1 and t = 4.303 at 95 %, so that the half-width
 * is 4.303 · 0.1 / √3 = 24.8 % of the mean.
 *
 * <p>Quantiles are computed once for each n, so that one object can be called thousands of times. Not thread-safe.
 */
public final class StudentHalfWidth {

    private final double probability;
    /** t / √n by n, 0 until computed. */
    private double[] factors = new double[16];

    /**
     * Creates half-widths at one confidence.
     *
     * @throws IllegalArgumentException if it is not between 0 and 1
     */
    public StudentHalfWidth(double confidence) {
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException("confidence " + confidence + " is not between 0 and 1");
        }
        probability = (1 + confidence) / 2;
    }

    /** Returns the half-width, from s and n; infinite for fewer than two values. */
    public double of(double deviation, int count) {
        if (count < 2) {
            return Double.POSITIVE_INFINITY;
        }
        if (count >= factors.length) {
            factors = Arrays.copyOf(factors, 2 * count);
        }
        if (factors[count] == 0) {
            factors[count] = StudentQuantile.of(probability, count - 1.0) / Math.sqrt(count);
        }
        return factors[count] * deviation;
    }
}
