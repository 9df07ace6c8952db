package org.openjdk.jmh.dynreconf.sequential;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Measures how much the iterations of both sides still rise or fall during the measurement, because forks are not warm;
 * immutable.
 *
 * <p>The trend of a fork is the logarithm of the ratio of the second half of its measurement to the first half, without
 * the middle iteration of an odd number. The trend of a side is the median over its forks. It counts if Student's test
 * of their mean, with the common variance of the trends of both sides, excludes 0. So at most one pair of warm sides in
 * twenty has a trend, and far fewer have one beyond the tolerance (docs/evidence/sequential.md).
 *
 * <p>If each further measurement loses a quarter of the remaining warmup, a trend of t leaves 3 t. So a change is
 * accepted if its interval is more than {@value #REMAINDER} times the trend away from no change.
 *
 * <p>Worked example: three forks of the baseline change by −0.10, −0.12 and −0.14, and of the candidate by −0.01, 0.01
 * and 0.03. All deviate by 0.02 within their side, and Student's quantile at 98.75 % with 4 degrees of freedom is
 * 3.495, so means beyond 0.0404 count: that of the baseline, whose trend is −11.3 %, but not that of the candidate. A
 * change is accepted if its interval begins beyond ± 43 % (0.36 in logarithms).
 */
public final class WarmupTrend {

    /** Share of the time above which compilers have a queue. On a busy machine, single methods wait long, too. */
    public static final double BUSY_COMPILERS = 0.5;

    private static final double CONFIDENCE = 0.95;
    private static final int SIDES = 2;
    private static final double REMAINDER = 3;

    private final double baseline;
    private final double candidate;
    /** Medians, be they chance or not; NaN without a fork that says anything. */
    private final double usualBaseline;
    private final double usualCandidate;

    private WarmupTrend(double baseline, double candidate, double usualBaseline, double usualCandidate) {
        this.baseline = baseline;
        this.candidate = candidate;
        this.usualBaseline = usualBaseline;
        this.usualCandidate = usualCandidate;
    }

    /**
     * Computes the trends from the scores of the measurement iterations of each fork, in their order. Forks with a
     * single score, or with scores that are not positive and finite, are ignored.
     */
    public static WarmupTrend of(double[][] baseline, double[][] candidate) {
        double[] before = trends(baseline);
        double[] after = trends(candidate);
        int freedom = before.length + after.length - SIDES;
        if (before.length == 0 || after.length == 0 || freedom < 1) {
            return new WarmupTrend(0, 0, median(before), median(after));
        }
        double deviation = Math.sqrt((squares(before) + squares(after)) / freedom);
        double limit = StudentQuantile.of(1 - (1 - CONFIDENCE) / SIDES / 2, freedom) * deviation;
        return new WarmupTrend(known(before, limit), known(after, limit), median(before), median(after));
    }

    private static double[] trends(double[][] forks) {
        return Arrays.stream(forks).mapToDouble(RatioMovement::movement)
                .filter(trend -> Math.abs(trend) < Double.POSITIVE_INFINITY).toArray();
    }

    private static double squares(double[] trends) {
        double deviation = Moments.of(trends).standardDeviation();
        return trends.length < 2 ? 0 : (trends.length - 1) * deviation * deviation;
    }

    /** Returns the median; 0 if it may be chance. */
    private static double known(double[] trends, double limit) {
        boolean known = Math.abs(Moments.of(trends).mean()) > limit / Math.sqrt(trends.length);
        return known ? median(trends) : 0;
    }

    private static double median(double[] trends) {
        return trends.length == 0 ? Double.NaN : Quantiles.median(trends, 0, trends.length);
    }

    /**
     * Returns these trends of measurements with what the ends of the warmups before say of them. If a side was known to
     * move then, a trend in the same direction goes on, though by itself it may be chance. Where there is none to see,
     * as compilers have not finished or a measurement is a single iteration, that of the warmup may go on.
     *
     * @param warmups            trends of the last iterations of warmups
     * @param baselineCompiles   whether compilers are still busy in most measurements of the baseline
     * @param candidateCompiles likewise
     */
    public WarmupTrend after(WarmupTrend warmups, boolean baselineCompiles, boolean candidateCompiles) {
        return new WarmupTrend(after(baseline, usualBaseline, warmups.baseline, baselineCompiles),
                after(candidate, usualCandidate, warmups.candidate, candidateCompiles), usualBaseline, usualCandidate);
    }

    private static double after(double known, double usual, double before, boolean compiles) {
        if (known != 0 || before == 0) {
            return known;
        }
        return compiles || Double.isNaN(usual) ? before : usual * before > 0 ? usual : 0;
    }

    /**
     * Returns the relative change of the baseline during the measurement: −0.1 if the second half is 10 % below the
     * first; 0 if there is no significant trend.
     */
    public double baseline() {
        return Math.expm1(baseline);
    }

    /** Returns the relative change of the candidate during the measurement, as {@link #baseline()}. */
    public double candidate() {
        return Math.expm1(candidate);
    }

    /** Returns whether a trend is beyond the tolerance, and may explain the change of the ratio, or hide one. */
    public boolean isBeyond(double tolerance, Interval ratio) {
        double trend = Math.max(Math.abs(baseline), Math.abs(candidate));
        double change = Math.max(Math.log(ratio.lower()), -Math.log(ratio.upper()));
        return trend > Math.log1p(tolerance) && !(change > REMAINDER * trend);
    }
}
