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

    /**
     * The shape of the change.
     *
     * @return the kind that fits the iterations better
     */
    public Kind kind() {
        return kind;
    }

    /**
     * The first measurement iteration on the new level, or in the middle of a trend.
     *
     * @return 1 or more; 0 or less where the change lies in the last warmup iterations, 0 being the last of them
     */
    public int iteration() {
        return iteration;
    }

    /**
     * The level before: of a step the median of the iterations before it, of a trend its fitted start.
     *
     * @return in the unit of the measurements
     */
    public double before() {
        return before;
    }

    /**
     * The level after: of a step the median of the iterations from it on, of a trend its fitted end.
     *
     * @return in the unit of the measurements
     */
    public double after() {
        return after;
    }

    /**
     * How much the level changed.
     *
     * @return |after / before − 1|, 0.03 being 3 %
     */
    public double relativeChange() {
        return Math.abs(after / before - 1);
    }

    /**
     * The probability of a change as clear as this one among iterations whose order means nothing.
     *
     * @return above 0 and at most 1
     */
    public double pValue() {
        return pValue;
    }

    /** For logs and debuggers. */
    @Override
    public String toString() {
        return kind.name().toLowerCase(Locale.ROOT) + " from " + before + " to " + after + " at measurement iteration "
                + iteration + " (p = " + pValue + ")";
    }
}
