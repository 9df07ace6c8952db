package org.openjdk.jmh.dynreconf.comparison;

import java.util.Objects;

/** Holds the settings of a comparison; immutable. Each {@code with} method returns a changed copy. */
public final class ComparisonSettings {

    /** The default for the smallest relevant change, as a share. */
    public static final double TOLERANCE = 0.03;

    /**
     * The same of what is counted, which repeats: most forks of one build differ by less (docs/evidence/counting.md).
     */
    public static final double COUNT_TOLERANCE = 0.005;

    /** The default confidence of the intervals, of which one in twenty misses the truth. */
    public static final double CONFIDENCE = 0.95;

    private static final ComparisonSettings STANDARD =
            new ComparisonSettings(ComparisonMethods.standard(), TOLERANCE, CONFIDENCE, 0, false);

    private final ComparisonMethod method;
    private final double tolerance;
    private final double confidence;
    private final double resolution;
    private final boolean iterationsAsForks;

    private ComparisonSettings(ComparisonMethod method, double tolerance, double confidence, double resolution,
                               boolean iterationsAsForks) {
        this.method = method;
        this.tolerance = tolerance;
        this.confidence = confidence;
        this.resolution = resolution;
        this.iterationsAsForks = iterationsAsForks;
    }

    /** {@return the defaults: Welch's interval at 95 %, a tolerance of 3 %, no resolution, forks as units} */
    public static ComparisonSettings standard() {
        return STANDARD;
    }

    /**
     * Returns a copy with another method.
     *
     * @param other how to estimate the ratio
     */
    public ComparisonSettings withMethod(ComparisonMethod other) {
        return new ComparisonSettings(Objects.requireNonNull(other, "method"), tolerance, confidence, resolution,
                iterationsAsForks);
    }

    /**
     * Returns a copy with another tolerance.
     *
     * @param share the smallest relevant change, from 0, for any change, to below 1: 0.03 is 3 %
     * @throws IllegalArgumentException if it is out of range
     */
    public ComparisonSettings withTolerance(double share) {
        if (!(share >= 0 && share < 1)) {
            throw new IllegalArgumentException("tolerance " + share + " is not from 0 to below 1: 0.03 means 3 %");
        }
        return new ComparisonSettings(method, share, confidence, resolution, iterationsAsForks);
    }

    /**
     * Returns a copy with another confidence.
     *
     * @param share of intervals that contain the true ratio, between 0 and 1: 0.95 is 95 %
     * @throws IllegalArgumentException if it is out of range
     */
    public ComparisonSettings withConfidence(double share) {
        if (!(share > 0 && share < 1)) {
            throw new IllegalArgumentException("confidence " + share + " is not between 0 and 1: 0.95 means 95 %");
        }
        return new ComparisonSettings(method, tolerance, share, resolution, iterationsAsForks);
    }

    /**
     * Returns a copy with a resolution: values closer to 0 count as the resolution. Metrics near 0 need one: 0.00001
     * bytes per operation in one run and 0.00003 in the next are no relevant change.
     *
     * @param value the smallest relevant value, in the unit of the values, 0 or more and finite; 0 takes all values as
     *              they are
     * @throws IllegalArgumentException if it is negative or not finite
     */
    public ComparisonSettings withResolution(double value) {
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("resolution " + value + " is not a number of 0 or more");
        }
        return new ComparisonSettings(method, tolerance, confidence, value, iterationsAsForks);
    }

    /**
     * {@return a copy that uses iterations as units, on both sides, if one side has a single fork} The interval then
     * ignores the variation between forks.
     */
    public ComparisonSettings withIterationsOfSingleForks() {
        return new ComparisonSettings(method, tolerance, confidence, resolution, true);
    }

    /** {@return the method of the ratio's estimate} */
    public ComparisonMethod method() {
        return method;
    }

    /** {@return the smallest relevant change, a share from 0 to below 1} */
    public double tolerance() {
        return tolerance;
    }

    /** {@return the confidence of intervals, between 0 and 1} */
    public double confidence() {
        return confidence;
    }

    /** {@return the smallest relevant value, in the unit of the values, 0 or more} */
    public double resolution() {
        return resolution;
    }

    /** {@return whether iterations replace forks if a side has a single fork; false by default} */
    public boolean usesIterationsOfSingleForks() {
        return iterationsAsForks;
    }
}
