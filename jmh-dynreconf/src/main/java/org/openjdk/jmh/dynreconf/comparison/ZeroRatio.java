package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.WelchTest;

/**
 * Estimates the ratio if one side is 0 in all forks, as allocation may be, and the other in none: 0 or infinite.
 * Welch's test of the fork means themselves decides whether the other side differs from 0.
 */
final class ZeroRatio implements RatioEstimate {

    private final double point;
    private final double pValue;

    ZeroRatio(double[] baselineMeans, double[] candidateMeans) {
        boolean appeared = Arrays.stream(baselineMeans).allMatch(mean -> mean == 0);
        point = appeared ? Double.POSITIVE_INFINITY : 0;
        pValue = WelchTest.pValue(Moments.of(candidateMeans), Moments.of(baselineMeans));
    }

    /** Returns the ratio itself if the test is significant, otherwise anything. */
    @Override
    public Interval interval(double confidence) {
        return pValue <= 1 - confidence ? Interval.around(point, 0) : Interval.unknownRatio(point);
    }

    @Override
    public double pValue() {
        return pValue;
    }
}
