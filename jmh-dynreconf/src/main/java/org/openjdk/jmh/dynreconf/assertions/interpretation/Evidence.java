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

    /** Returns evidence with the ratio of left to right, or another judged figure, between its one-sided limits. */
    public static Evidence of(Truth truth, Interval estimate) {
        return new Evidence(truth, estimate, null, false);
    }

    /** Returns evidence with the ratio of geometric means of forks, between its one-sided limits. */
    public static Evidence ofGeometricMeans(Truth truth, Interval estimate) {
        return new Evidence(truth, estimate, null, true);
    }

    /** Returns the same kind of evidence for a related statement. */
    public Evidence with(Truth ofOther, Interval other) {
        return new Evidence(ofOther, other, reason, geometric);
    }

    /**
     * Returns unknown evidence if a side is not usable, such as for having fewer forks than the minimum; otherwise
     * empty.
     */
    static Optional<Evidence> ofDefect(Quantity left, Quantity right, int fewestForks) {
        Optional<String> ofLeft = left.defect(fewestForks);
        Optional<String> defect = ofLeft.isPresent() ? ofLeft.map(text -> "left side: " + text)
                : right.defect(fewestForks).map(text -> "right side: " + text);
        return defect.map(Evidence::missing);
    }

    /** Returns unknown evidence with the reason why data are missing, a phrase. */
    public static Evidence missing(String reason) {
        return new Evidence(Truth.UNKNOWN, Interval.unknown(Double.NaN), reason, false);
    }

    /** Returns whether the relation holds; unknown if undecided. */
    public Truth truth() {
        return truth;
    }

    /** Returns the judged figure with one-sided limits; unknown if there are none. */
    public Interval estimate() {
        return estimate;
    }

    /** Returns whether the ratio is that of geometric means of forks instead of arithmetic ones. */
    public boolean isOfGeometricMeans() {
        return geometric;
    }

    /** Returns the reason why there are no figures, as a phrase; empty if there are some. */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }
}
