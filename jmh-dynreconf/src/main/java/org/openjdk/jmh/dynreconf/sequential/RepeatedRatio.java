package org.openjdk.jmh.dynreconf.sequential;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Estimates a ratio from all looks so far; immutable. The p-value of a look is the smallest level over all looks at
 * which it would have called the ratio changed. The overall p-value is that of the latest look or, if smaller, that of
 * the most significant one, whose p-value is at least that of {@linkplain RareForks forks not yet observed}. Intervals
 * are those of the latest look, or of the most significant one if the latest would revoke a change at a level.
 */
final class RepeatedRatio implements RatioEstimate {

    private final Comparison look;
    private final Boundary boundary;
    private final int complete;
    private final double pValue;
    /** The p-value of a change only by forks not yet observed; 0 if none can follow. */
    final double rareForkPValue;
    private final RepeatedRatio mostSignificant;

    private RepeatedRatio(Comparison look, Boundary boundary, int complete, boolean last,
                          @Nullable RepeatedRatio earlier) {
        this.look = look;
        this.boundary = boundary;
        this.complete = complete;
        this.pValue = look.obstacle().isPresent() ? 1 : boundary.overallLevel(look.pValue(), complete);
        this.rareForkPValue = last || look.obstacle().isPresent() ? 0
                : boundary.rareForkPValue(look.ratio().point(), complete);
        this.mostSignificant = earlier != null && earlier.mostSignificant.confirmedPValue() < confirmedPValue()
                ? earlier.mostSignificant : this;
    }

    /** Adds a look to an earlier estimate, null at the first one; no further forks follow the last look. */
    static RepeatedRatio next(@Nullable RepeatedRatio earlier, Comparison look, Boundary boundary, int complete,
                              boolean last) {
        return new RepeatedRatio(look, boundary, complete, last, earlier);
    }

    @Override
    public Interval interval(double confidence) {
        double level = 1 - confidence;
        return pValue > level && mostSignificant.confirmedPValue() <= level ? mostSignificant.own(level) : own(level);
    }

    private Interval own(double level) {
        return look.ratioAt(boundary.changeConfidence(level, complete));
    }

    @Override
    public double pValue() {
        return Math.min(pValue, mostSignificant.confirmedPValue());
    }

    private double confirmedPValue() {
        return Math.max(pValue, rareForkPValue);
    }
}
