package org.openjdk.jmh.dynreconf.sequential;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Estimates a ratio from all looks so far; immutable. The p-value of a look is the smallest level over all looks at
 * which it would have called the ratio changed. The overall p-value is that of the latest look or, if it is smaller,
 * that of the most significant one, for which the larger one of its own and that of {@linkplain RareForks forks not yet
 * observed} counts. Intervals are those of the latest look, or of the most significant one if the latest would revoke a
 * change at a level.
 */
final class RepeatedRatio implements RatioEstimate {

    private final Comparison look;
    private final Boundary boundary;
    private final int complete;
    private final double pValue;
    private final double doubt;
    private final RepeatedRatio surest;

    private RepeatedRatio(Comparison look, Boundary boundary, int complete, boolean last,
                          @Nullable RepeatedRatio earlier) {
        this.look = look;
        this.boundary = boundary;
        this.complete = complete;
        this.pValue = look.obstacle().isPresent() ? 1 : boundary.overall(look.pValue(), complete);
        this.doubt = last || look.obstacle().isPresent() ? 0 : boundary.doubt(look.ratio().point(), complete);
        this.surest = earlier != null && earlier.surest.surePValue() < surePValue() ? earlier.surest : this;
    }

    /**
     * With one more look.
     *
     * @param earlier  what was known before it; null at the first
     * @param look     at whatever confidence
     * @param boundary of all looks
     * @param complete blocks that it saw
     * @param last     whether there can be no further one, so that no other fork is to be waited for
     */
    static RepeatedRatio next(@Nullable RepeatedRatio earlier, Comparison look, Boundary boundary, int complete,
                              boolean last) {
        return new RepeatedRatio(look, boundary, complete, last, earlier);
    }

    @Override
    public double point() {
        return look.ratio().point();
    }

    @Override
    public Interval interval(double confidence) {
        double level = 1 - confidence;
        return pValue > level && surest.surePValue() <= level ? surest.own(level) : own(level);
    }

    private Interval own(double level) {
        return look.ratioAt(boundary.changeAt(level, complete));
    }

    @Override
    public double pValue() {
        return Math.min(pValue, surest.surePValue());
    }

    private double surePValue() {
        return Math.max(pValue, doubt);
    }

    /**
     * Returns the probability that forks that have not run would cancel a change that this look shows; 0 where none can
     * follow.
     */
    double doubt() {
        return doubt;
    }
}
