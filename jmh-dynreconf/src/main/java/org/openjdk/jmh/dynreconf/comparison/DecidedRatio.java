package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** A ratio that is known at one confidence only, such as that which a sequence of looks holds. */
final class DecidedRatio implements RatioEstimate {

    private final Interval interval;

    DecidedRatio(Interval interval) {
        this.interval = interval;
    }

    @Override
    public double point() {
        return interval.point();
    }

    @Override
    public Interval interval(double confidence) {
        return interval;
    }

    @Override
    public double pValue() {
        return Double.NaN;
    }
}
