package org.openjdk.jmh.dynreconf.comparison;

import java.util.Objects;

/** Holds the settings of a comparison; immutable. Each {@code with} method returns a changed copy. */
public final class ComparisonSettings {

    /** The default of the smallest relevant change, as a share. */
    public static final double TOLERANCE = 0.03;

    /** The same for counts: most forks of one build differ by less (docs/evidence/counting.md). */
    public static final double COUNT_TOLERANCE = 0.005;

    /** The default confidence of intervals. */
    public static final double CONFIDENCE = 0.95;

    private static final ComparisonSettings STANDARD =
            new ComparisonSettings(ComparisonMethods.standard(), TOLERANCE, CONFIDENCE);

    private final ComparisonMethod method;
    private final double tolerance;
    private final double confidence;

    private ComparisonSettings(ComparisonMethod method, double tolerance, double confidence) {
        this.method = method;
        this.tolerance = tolerance;
        this.confidence = confidence;
    }

    /** Returns the defaults: Welch's interval at 95 % and a tolerance of 3 %. */
    public static ComparisonSettings standard() {
        return STANDARD;
    }

    public ComparisonSettings withMethod(ComparisonMethod other) {
        return new ComparisonSettings(Objects.requireNonNull(other, "method"), tolerance, confidence);
    }

    /**
     * Returns a copy with another smallest relevant change, a share from 0, any change, to below 1.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public ComparisonSettings withTolerance(double share) {
        if (!(share >= 0 && share < 1)) {
            throw new IllegalArgumentException("tolerance " + share + " is not from 0 to below 1: 0.03 means 3 %");
        }
        return new ComparisonSettings(method, share, confidence);
    }

    /**
     * Returns a copy with another confidence, between 0 and 1.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public ComparisonSettings withConfidence(double share) {
        if (!(share > 0 && share < 1)) {
            throw new IllegalArgumentException("confidence " + share + " is not between 0 and 1: 0.95 means 95 %");
        }
        return new ComparisonSettings(method, tolerance, share);
    }

    public ComparisonMethod method() {
        return method;
    }

    /** Returns the smallest relevant change, a share from 0 to below 1. */
    public double tolerance() {
        return tolerance;
    }

    public double confidence() {
        return confidence;
    }
}
