package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds the judgement of a relation by an interpretation, with reasons; immutable. */
public final class Evidence {

    private final Truth truth;
    private final Interval estimate;
    private final @Nullable String reason;
    private final boolean geometric;

    private Evidence(Truth truth, Interval estimate, @Nullable String reason, boolean geometric) {
        this.truth = truth;
        this.estimate = estimate;
        this.reason = reason;
        this.geometric = geometric;
    }

    /**
     * Returns the outcome, decided or not.
     *
     * @param truth    whether the relation holds
     * @param estimate the ratio of left to right, or another figure that is judged, between its one-sided limits
     */
    public static Evidence of(Truth truth, Interval estimate) {
        return new Evidence(truth, estimate, null, false);
    }

    /**
     * Returns the outcome, decided or not, on logarithms: the ratio is that of geometric means of forks.
     *
     * @param truth    whether the relation holds
     * @param estimate the ratio of left to right, between its one-sided limits
     */
    public static Evidence ofGeometricMeans(Truth truth, Interval estimate) {
        return new Evidence(truth, estimate, null, true);
    }

    /**
     * Returns the same kind of evidence of a related statement.
     *
     * @param ofOther  whether that holds
     * @param other    what is judged of it
     */
    public Evidence with(Truth ofOther, Interval other) {
        return new Evidence(ofOther, other, reason, geometric);
    }

    /**
     * There are no data to decide it.
     *
     * @param reason why, as half a sentence
     * @return unknown
     */
    public static Evidence missing(String reason) {
        return new Evidence(Truth.UNKNOWN, Interval.unknown(Double.NaN), reason, false);
    }

    /** {@return whether the relation holds; unknown if undecided} */
    public Truth truth() {
        return truth;
    }

    /** {@return the judged figure with one-sided limits; unknown if there are none} */
    public Interval estimate() {
        return estimate;
    }

    /** {@return whether the ratio is that of geometric means of forks instead of arithmetic ones} */
    public boolean isOfGeometricMeans() {
        return geometric;
    }

    /** {@return the reason why there are no figures, as a phrase; empty if there are some} */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }
}
