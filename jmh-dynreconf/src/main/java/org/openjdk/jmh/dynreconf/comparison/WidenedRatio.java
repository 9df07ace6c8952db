package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Widens an estimate of a ratio by an error that is common to all forks of a side, such as incomplete warmup, and that
 * their variation does not show. With the share d, an interval from a to b becomes one from a / (1 + d) to b (1 + d);
 * the estimate stays. The p-value is that of the nearest ratio from 1 / (1 + d) to 1 + d.
 */
final class WidenedRatio implements RatioEstimate {

    /** Enough bisections for the precision of a double. */
    private static final int STEPS = 60;

    private final RatioEstimate estimate;
    private final double factor;

    /** Widens an estimate by a share, 0 or more, for example 0.02. */
    WidenedRatio(RatioEstimate estimate, double share) {
        if (!(share >= 0 && share < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    "the share " + share + " is not a number of 0 or more: 0.02 means 2 %");
        }
        this.estimate = estimate;
        this.factor = 1 + share;
    }

    @Override
    public Interval interval(double confidence) {
        Interval interval = estimate.interval(confidence);
        return Interval.of(interval.lower() / factor, interval.point(), interval.upper() * factor);
    }

    /** Returns the largest p-value whose interval still contains 1, found by bisection. */
    @Override
    public double pValue() {
        double point = estimate.interval(0).point();
        if (factor == 1 || Double.isNaN(point)) {
            return estimate.pValue();
        }
        if (1 / factor <= point && point <= factor) {
            return 1;
        }
        double contains = estimate.pValue();
        double excludes = 1;
        for (int step = 0; step < STEPS; step++) {
            double middle = (contains + excludes) / 2;
            if (interval(1 - middle).contains(1)) {
                contains = middle;
            } else {
                excludes = middle;
            }
        }
        return contains;
    }
}
