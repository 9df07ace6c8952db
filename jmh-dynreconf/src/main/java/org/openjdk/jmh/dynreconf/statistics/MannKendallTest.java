package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import org.apache.commons.math3.special.Erf;

/**
 * Tests whether a series has a monotonic trend: compares the number of pairs in which the later value is larger with
 * that in which it is smaller; immutable.
 *
 * <p>Source: Mann, "Nonparametric tests against trend", Econometrica 13(3), 1945; Kendall, "Rank Correlation Methods",
 * 1975, with the normal approximation and corrections for continuity and ties. Worked example: of 1, 3, 2, 4 the pairs
 * give S = 5 − 1 = 4, its variance is 4 · 3 · 13 / 18 ≈ 8.67, z = 3 / 2.944 ≈ 1.019, and the p-value 0.308.
 */
public final class MannKendallTest {

    /** The number of rising pairs less that of falling pairs. */
    final long score;
    private final double pValue;

    private MannKendallTest(long score, double pValue) {
        this.score = score;
        this.pValue = pValue;
    }

    /**
     * Tests a series without NaN, in order of time. The time grows with the square of its length. Fewer than two
     * values, and a constant, have no trend.
     */
    public static MannKendallTest of(double... series) {
        long score = 0;
        for (int later = 1; later < series.length; later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                score += sign(series[later] - series[earlier]);
            }
        }
        if (score == 0) {
            return new MannKendallTest(0, 1);
        }
        double z = (Math.abs(score) - 1) / Math.sqrt(variance(series));
        return new MannKendallTest(score, Erf.erfc(z / Math.sqrt(2)));
    }

    private static int sign(double change) {
        return change > 0 ? 1 : change < 0 ? -1 : 0;
    }

    private static double variance(double[] series) {
        double[] sorted = series.clone();
        Arrays.sort(sorted);
        double variance = ofEqual(series.length);
        int from = 0;
        for (int i = 1; i <= sorted.length; i++) {
            if (i == sorted.length || sorted[i] != sorted[from]) {
                variance -= ofEqual(i - from);
                from = i;
            }
        }
        return variance;
    }

    /** Returns the variance that a number of values contributes, or takes away if they are equal. */
    private static double ofEqual(double count) {
        return count * (count - 1) * (2 * count + 5) / 18;
    }

    /** Returns the two-sided probability of a score as far from 0, or farther, in a series without a trend. */
    public double pValue() {
        return pValue;
    }
}
