package org.openjdk.jmh.dynreconf.sequential;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * By how much the iterations of both sides still rise or fall while they are measured, as they do where forks are not
 * warm. Immutable.
 *
 * <p>The trend of a fork is the logarithm of the second half of its measurement by the first half; the iteration in the
 * middle of an odd number is left out. The trend of a side is the median over its forks. It is known where Student's
 * test of their mean, with the variance of the trends of both sides together, excludes 0: so one pair of warm sides in
 * twenty is said to have a trend at most, and far fewer one that is larger than the tolerance
 * (docs/evidence/sequential.md).
 *
 * <p>What is left of a warmup that falls by t during the measurement is 3 t where each further measurement loses a
 * quarter of it. So a change is believed all the same if its interval is more than {@value #REMAINDER} times the trend
 * away from no change.
 *
 * <p>Worked example: three forks of the baseline change by −0.10, −0.12 and −0.14, and of the candidate by −0.01, 0.01
 * and 0.03. All deviate by 0.02 within their side, Student's quantile at 98.75 % with 4 degrees of freedom is 3.495,
 * and so means beyond 0.0404 count: that of the baseline, whose trend is −11.3 %, and not that of the candidate. A
 * change is believed if its interval begins beyond ± 43 % (0.36 in logarithms).
 */
public final class WarmupTrend {

    private static final double CONFIDENCE = 0.95;
    private static final int SIDES = 2;
    private static final double REMAINDER = 3;

    private final double baseline;
    private final double candidate;

    private WarmupTrend(double baseline, double candidate) {
        this.baseline = baseline;
        this.candidate = candidate;
    }

    /**
     * Finds the trends.
     *
     * @param baseline  of each fork of the baseline, the scores of its measurement iterations in their order
     * @param candidate of each fork of the candidate; forks with a single score, or with other than positive finite
     *                  ones, say nothing
     * @return trends that may not be known
     */
    public static WarmupTrend of(double[][] baseline, double[][] candidate) {
        double[] before = trends(baseline);
        double[] after = trends(candidate);
        int freedom = before.length + after.length - SIDES;
        if (before.length == 0 || after.length == 0 || freedom < 1) {
            return new WarmupTrend(0, 0);
        }
        double deviation = Math.sqrt((squares(before) + squares(after)) / freedom);
        double limit = StudentQuantile.of(1 - (1 - CONFIDENCE) / SIDES / 2, freedom) * deviation;
        return new WarmupTrend(known(before, limit), known(after, limit));
    }

    private static double[] trends(double[][] forks) {
        return Arrays.stream(forks).mapToDouble(RatioMovement::movement)
                .filter(trend -> Math.abs(trend) < Double.POSITIVE_INFINITY).toArray();
    }

    private static double squares(double[] trends) {
        double deviation = Moments.of(trends).standardDeviation();
        return trends.length < 2 ? 0 : (trends.length - 1) * deviation * deviation;
    }

    /** Returns the median; 0 where it may be chance. */
    private static double known(double[] trends, double limit) {
        boolean known = Math.abs(Moments.of(trends).mean()) > limit / Math.sqrt(trends.length);
        return known ? Quantiles.median(trends, 0, trends.length) : 0;
    }

    /**
     * {@return the relative change of the baseline during the measurement: −0.1 if the second half is 10 % below the
     * first; 0 if no change is known}
     */
    public double baseline() {
        return Math.expm1(baseline);
    }

    /** {@return the relative change of the candidate during the measurement, as {@link #baseline()}} */
    public double candidate() {
        return Math.expm1(candidate);
    }

    /**
     * Returns whether a trend is larger than what matters, and may have made what the comparison found, or hide a
     * change.
     *
     * @param ratio     the interval of the ratio candidate / baseline that a verdict rests on
     * @param tolerance the smallest change that matters, 0 or more
     */
    public boolean isBeyond(double tolerance, Interval ratio) {
        double trend = Math.max(Math.abs(baseline), Math.abs(candidate));
        double change = Math.max(Math.log(ratio.lower()), -Math.log(ratio.upper()));
        return trend > Math.log1p(tolerance) && !(change > REMAINDER * trend);
    }
}
