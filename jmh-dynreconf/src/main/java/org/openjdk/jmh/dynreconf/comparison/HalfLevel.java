package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Splits the error level between two estimates of the same question: each may be wrong half as often (Bonferroni). */
final class HalfLevel implements RatioEstimate {

    private final RatioEstimate estimate;

    HalfLevel(RatioEstimate estimate) {
        this.estimate = estimate;
    }

    @Override
    public double point() {
        return estimate.point();
    }

    @Override
    public Interval interval(double confidence) {
        return estimate.interval((1 + confidence) / 2);
    }

    @Override
    public double pValue() {
        return Math.min(1, 2 * estimate.pValue());
    }
}
