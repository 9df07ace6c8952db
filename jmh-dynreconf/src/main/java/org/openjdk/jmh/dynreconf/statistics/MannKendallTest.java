package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import org.apache.commons.math3.special.Erf;

/**
 * Tests whether a series goes one way: counts the pairs in which the later value is larger against those in which it is
 * smaller, whatever their distance; immutable.
 *
 * <p>Source: Mann, "Nonparametric tests against trend", Econometrica 13(3), 1945; Kendall, "Rank Correlation Methods",
 * 1975, with the normal approximation, its correction for continuity and for ties. Worked example: of 1, 3, 2, 4 the
 * pairs give S = 5 − 1 = 4, its variance is 4 · 3 · 13 / 18 ≈ 8.67, z = 3 / 2.944 ≈ 1.019, and the p-value 0.308.
 */
public final class MannKendallTest {

    private final long score;
    private final double pValue;

    private MannKendallTest(long score, double pValue) {
        this.score = score;
        this.pValue = pValue;
    }

    /**
     * Tests a series. The time grows with the square of its length.
     *
     * @param series in order of time, no NaN
     * @return the test; fewer than two values, and a constant, have no trend
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

    /** Variance that so many values contribute, or take away where they are equal. */
    private static double ofEqual(double count) {
        return count * (count - 1) * (2 * count + 5) / 18;
    }

    /** {@return the number of rising pairs less that of falling pairs, positive for a rising series} */
    public long score() {
        return score;
    }

    /** {@return the two-sided probability of a score as far from 0, or farther, in a series without a trend} */
    public double pValue() {
        return pValue;
    }
}
