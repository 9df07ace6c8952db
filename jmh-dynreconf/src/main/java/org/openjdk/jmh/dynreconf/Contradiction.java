package org.openjdk.jmh.dynreconf;

import java.util.Locale;

/** Describes how measurement iterations contradict the end of their fork's warmup: their level changed; immutable. */
public final class Contradiction {

    /** Names the shape of a change. */
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

    /** Returns the shape that fits the iterations better. */
    public Kind kind() {
        return kind;
    }

    /**
     * Returns the first measurement iteration on the new level, or the middle of a trend, from 1; 0 or less if the
     * change happened in the warmup, 0 being its last iteration.
     */
    public int iteration() {
        return iteration;
    }

    /**
     * Returns the level before the change in the unit of the measurements: for a step the median of the earlier
     * iterations, for a trend its fitted start.
     */
    public double before() {
        return before;
    }

    /**
     * Returns the level after the change in the unit of the measurements: for a step the median of the later
     * iterations, for a trend its fitted end.
     */
    public double after() {
        return after;
    }

    /** Returns the relative change of the level, |after / before − 1|; 0.03 is 3 %. */
    public double relativeChange() {
        return Math.abs(after / before - 1);
    }

    /** Returns the p-value: the probability of a change as clear if the order of the iterations is random. */
    public double pValue() {
        return pValue;
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(Locale.ROOT) + " from " + before + " to " + after + " at measurement iteration "
                + iteration + " (p = " + pValue + ")";
    }
}
