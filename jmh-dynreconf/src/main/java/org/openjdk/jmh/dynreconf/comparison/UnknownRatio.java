package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** A ratio of which nothing is known but, perhaps, an estimate. */
final class UnknownRatio implements RatioEstimate {

    private final double point;

    /** Creates the estimate may be NaN. */
    UnknownRatio(double point) {
        this.point = point;
    }

    @Override
    public double point() {
        return point;
    }

    @Override
    public Interval interval(double confidence) {
        return Interval.of(0, point, Double.POSITIVE_INFINITY);
    }

    @Override
    public double pValue() {
        return 1;
    }
}
