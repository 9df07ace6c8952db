package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Holds an estimate with its confidence interval; immutable. Intervals are equal if estimate and limits are. */
public final class Interval {

    private final double lower;
    private final double point;
    private final double upper;

    private Interval(double lower, double point, double upper) {
        this.lower = lower;
        this.point = point;
        this.upper = upper;
    }

    /**
     * Returns an interval around an estimate, which may be NaN.
     *
     * @throws IllegalArgumentException if a limit is NaN or the upper one is below the lower one
     */
    public static Interval of(double lower, double point, double upper) {
        if (!(lower <= upper)) {
            throw new IllegalArgumentException("no interval from " + lower + " to " + upper);
        }
        return new Interval(lower, point, upper);
    }

    /** Returns an estimate, perhaps NaN, with infinite limits. */
    public static Interval unknown(double point) {
        return of(Double.NEGATIVE_INFINITY, point, Double.POSITIVE_INFINITY);
    }

    /** Returns the interval of a ratio of which nothing is known but, perhaps, an estimate: from 0 to infinity. */
    public static Interval unknownRatio(double point) {
        return of(0, point, Double.POSITIVE_INFINITY);
    }

    /** Returns an interval with both limits at the same distance from the estimate. */
    public static Interval around(double point, double half) {
        return of(point - half, point, point + half);
    }

    /**
     * Returns Student's interval.
     *
     * @param error      standard error of the estimate; without it, the interval has no width
     * @param freedom    degrees of freedom of the error, above 0 unless that is 0
     * @param confidence of both limits together, between 0 and 1
     */
    public static Interval student(double point, double error, double freedom, double confidence) {
        return around(point, error == 0 ? 0 : error * StudentQuantile.of((1 + confidence) / 2, freedom));
    }

    /**
     * Returns the percentile interval (Efron 1979) of a bootstrap: the middle part of the simulated estimates.
     *
     * @param point      the estimate from the data themselves
     * @param simulated  estimates from resampled data, at least one, finite; sorted by this method
     * @param confidence share of the simulated estimates inside, between 0 and 1, for example 0.99
     */
    public static Interval percentile(double point, double[] simulated, double confidence) {
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException("confidence " + confidence + " is not between 0 and 1");
        }
        Arrays.sort(simulated);
        double tail = (1 - confidence) / 2;
        return of(Quantiles.ofSorted(simulated, tail), point, Quantiles.ofSorted(simulated, 1 - tail));
    }

    /** Returns the interval with the distance of both limits from the estimate multiplied by a factor. */
    public Interval widened(double factor) {
        return of(point + (lower - point) * factor, point, point + (upper - point) * factor);
    }

    /** Returns e to the power of the estimate and its limits, which turns logarithms of a ratio into the ratio. */
    public Interval exp() {
        return of(Math.exp(lower), Math.exp(point), Math.exp(upper));
    }

    public double lower() {
        return lower;
    }

    public double point() {
        return point;
    }

    public double upper() {
        return upper;
    }

    /** Returns whether both limits are finite. */
    public boolean isKnown() {
        return Double.isFinite(lower) && Double.isFinite(upper);
    }

    /**
     * Returns the width relative to the estimate, (upper − lower) / |point|: 0 for an interval without width, infinite
     * for a positive width around 0.
     */
    public double relativeWidth() {
        return upper == lower ? 0 : (upper - lower) / Math.abs(point);
    }

    /** Returns whether a value is inside, the limits included. */
    public boolean contains(double value) {
        return lower <= value && value <= upper;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Interval && Arrays.equals(values(), ((Interval) other).values());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values());
    }

    private double[] values() {
        return new double[] {lower, point, upper};
    }

    @Override
    public String toString() {
        return "[" + lower + "  " + point + "  " + upper + "]";
    }
}
