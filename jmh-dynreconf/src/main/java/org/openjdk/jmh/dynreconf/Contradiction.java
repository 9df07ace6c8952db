package org.openjdk.jmh.dynreconf;

import java.util.Locale;

/**
 * Measurement iterations that contradict the verdict "warm" which ended the warmup: their level changed; immutable.
 */
public final class Contradiction {

    /** The shape of the change. */
    public enum Kind {

        /** The level moved from one value to another at one iteration. */
        STEP,

        /** The level moved little by little. */
        TREND
    }

    private final Kind kind;
    private final int iteration;
    private final double before;
    private final double after;
    private final double pValue;

    Contradiction(Kind kind, int iteration, double before, double after, double pValue) {
        this.kind = kind;
        this.iteration = iteration;
        this.before = before;
        this.after = after;
        this.pValue = pValue;
    }

    Contradiction withPValue(double newPValue) {
        return new Contradiction(kind, iteration, before, after, newPValue);
    }

    /** {@return the shape that fits the iterations better: a step or a trend} */
    public Kind kind() {
        return kind;
    }

    /**
     * {@return the first measurement iteration on the new level, or the middle of a trend, from 1; 0 or less if the
     * change happened in the warmup, 0 being its last iteration}
     */
    public int iteration() {
        return iteration;
    }

    /**
     * {@return the level before the change: for a step the median of the earlier iterations, for a trend its fitted
     * start; in the unit of the measurements}
     */
    public double before() {
        return before;
    }

    /**
     * {@return the level after the change: for a step the median of the later iterations, for a trend its fitted end;
     * in the unit of the measurements}
     */
    public double after() {
        return after;
    }

    /** {@return the relative change of the level, |after / before − 1|; 0.03 is 3 %} */
    public double relativeChange() {
        return Math.abs(after / before - 1);
    }

    /**
     * {@return the p-value: the probability of a change as clear as this one if the order of the iterations is random,
     * above 0 and at most 1}
     */
    public double pValue() {
        return pValue;
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(Locale.ROOT) + " from " + before + " to " + after + " at measurement iteration "
                + iteration + " (p = " + pValue + ")";
    }
}
