package org.openjdk.jmh.dynreconf.criteria;

import java.util.Objects;

/** Defines how a figure is compared with a threshold, the accepted range of thresholds, and the default; immutable. */
public final class Threshold {

    private final double byDefault;
    private final boolean upper;
    private final double below;
    private final String range;

    private Threshold(double byDefault, boolean upper, double below, String range) {
        this.byDefault = byDefault;
        this.upper = upper;
        this.below = below;
        this.range = Objects.requireNonNull(range, "range");
    }

    /**
     * {@return a positive threshold that the figure must not exceed}
     *
     * @param byDefault the default threshold, above 0
     */
    public static Threshold atMost(double byDefault) {
        return new Threshold(byDefault, true, Double.POSITIVE_INFINITY, "a number above 0");
    }

    /**
     * {@return a threshold that the figure, a relative error, must not exceed}
     *
     * @param byDefault the default threshold, between 0 and 1 exclusive
     */
    public static Threshold relativeError(double byDefault) {
        return new Threshold(byDefault, true, 1, "a relative error in (0, 1), such as 0.02 for 2 %");
    }

    /**
     * {@return a threshold that the figure, a probability, must exceed}
     *
     * @param byDefault the default threshold, between 0 and 1 exclusive
     */
    public static Threshold probability(double byDefault) {
        return new Threshold(byDefault, false, 1, "a probability in (0, 1)");
    }

    /** {@return the default threshold} */
    public double byDefault() {
        return byDefault;
    }

    /**
     * {@return whether a threshold is within the accepted range}
     *
     * @param threshold any number, NaN and infinities included
     */
    public boolean accepts(double threshold) {
        return threshold > 0 && threshold < below;
    }

    /**
     * {@return whether the criterion holds}
     *
     * @param figure    not NaN
     * @param threshold an accepted one
     */
    public boolean isMet(double figure, double threshold) {
        return upper ? figure <= threshold : figure > threshold;
    }

    /** {@return the accepted thresholds in words, for example "a probability in (0, 1)"} */
    public String range() {
        return range;
    }

    /** {@return the comparison that holds if the criterion does, "&lt;=" or "&gt;", between figure and threshold} */
    public String comparison() {
        return upper ? "<=" : ">";
    }
}
