package org.openjdk.jmh.dynreconf.sequential;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * What all looks so far say of a ratio; immutable. Its p-value is the smallest level over all looks at which one of them
 * would have called it changed; its intervals are those of the latest look, or of the one that was the surest, where the
 * latest would take back at a level what that one has said.
 */
final class RepeatedRatio implements RatioEstimate {

    private final Comparison look;
    private final Boundary boundary;
    private final int complete;
    private final double pValue;
    private final RepeatedRatio surest;

    private RepeatedRatio(Comparison look, Boundary boundary, int complete, @Nullable RepeatedRatio earlier) {
        this.look = look;
        this.boundary = boundary;
        this.complete = complete;
        this.pValue = look.obstacle().isPresent() ? 1 : boundary.overall(look.pValue(), complete);
        this.surest = earlier != null && earlier.pValue() < pValue ? earlier.surest : this;
    }

    /**
     * With one more look.
     *
     * @param earlier  what was known before it; null at the first
     * @param look     at whatever confidence
     * @param boundary of all looks
     * @param complete blocks that it saw
     */
    static RepeatedRatio next(@Nullable RepeatedRatio earlier, Comparison look, Boundary boundary, int complete) {
        return new RepeatedRatio(look, boundary, complete, earlier);
    }

    @Override
    public double point() {
        return look.ratio().point();
    }

    @Override
    public Interval interval(double confidence) {
        double level = 1 - confidence;
        return pValue > level && surest.pValue <= level ? surest.own(level) : own(level);
    }

    private Interval own(double level) {
        return look.ratioAt(boundary.changeAt(level, complete));
    }

    @Override
    public double pValue() {
        return surest.pValue;
    }
}
