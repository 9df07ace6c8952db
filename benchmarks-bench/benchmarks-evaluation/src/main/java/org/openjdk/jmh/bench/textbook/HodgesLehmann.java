package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.MannWhitneyTest;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * Estimates the shift of one sample against another by the median of the differences of all pairs (Hodges and Lehmann,
 * "Estimates of location based on rank tests", Annals of Mathematical Statistics 34, 1963), with the interval that
 * belongs to the test of Mann and Whitney (Lehmann, "Nonparametrics", 1975, section 2.6). Immutable.
 *
 * <p>Worked example: 11 and 14 against 10 and 12 have the differences −1, 1, 2 and 4 and the shift 1.5. At 60 % the
 * interval is from −1 to 4. At 95 % there is none, since two and two values have only six arrangements.
 */
final class HodgesLehmann {

    private final double[] differences;
    private final int m;
    private final int n;

    private HodgesLehmann(double[] differences, int m, int n) {
        this.differences = differences;
        this.m = m;
        this.n = n;
    }

    /**
     * Estimates the shift of x against y, both finite.
     *
     * @throws IllegalArgumentException if a sample is empty
     */
    static HodgesLehmann of(double[] x, double[] y) {
        if (x.length == 0 || y.length == 0) {
            throw new IllegalArgumentException("a sample to compare is empty");
        }
        double[] differences = new double[x.length * y.length];
        for (int i = 0; i < differences.length; i++) {
            differences[i] = x[i / y.length] - y[i % y.length];
        }
        Arrays.sort(differences);
        return new HodgesLehmann(differences, x.length, y.length);
    }

    /** Returns the estimate in the unit of the values, positive if x is above y. */
    double point() {
        return Quantiles.ofSorted(differences, 0.5);
    }

    /**
     * Returns the interval from the k-th smallest to the k-th largest difference, with the largest k for which fewer
     * than k pairs have a probability of at most half the level. It is conservative with ties, and infinite with too
     * few values for the confidence.
     */
    Interval interval(double confidence) {
        int k = 0;
        while (2 * (k + 1) <= differences.length + 1
                && MannWhitneyTest.lowerTail(k, m, n) <= (1 - confidence) / 2) {
            k++;
        }
        return k == 0 ? Interval.of(Double.NEGATIVE_INFINITY, point(), Double.POSITIVE_INFINITY)
                : Interval.of(differences[k - 1], point(), differences[differences.length - k]);
    }

    /** Returns the p-value of no shift, for {@link #interval(double)}; without ties that of Mann and Whitney. */
    double pValue() {
        int notAbove = 0;
        int notBelow = 0;
        for (double difference : differences) {
            notAbove += difference <= 0 ? 1 : 0;
            notBelow += difference >= 0 ? 1 : 0;
        }
        return Math.min(1, 2 * MannWhitneyTest.lowerTail(Math.min(notAbove, notBelow), m, n));
    }
}
