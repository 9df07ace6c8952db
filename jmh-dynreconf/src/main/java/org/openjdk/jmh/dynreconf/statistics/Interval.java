package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An estimate with its confidence interval; immutable. */
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
     * Returns an interval around an estimate.
     *
     * @param lower lower limit
     * @param point the estimate
     * @param upper upper limit, not below the lower one
     * @throws IllegalArgumentException if a limit is NaN or the upper one is below the lower one
     */
    public static Interval of(double lower, double point, double upper) {
        if (!(lower <= upper)) {
            throw new IllegalArgumentException("no interval from " + lower + " to " + upper);
        }
        return new Interval(lower, point, upper);
    }

    /**
     * Returns an estimate of which nothing more is known.
     *
     * @param point the estimate; NaN where there is none
     * @return from minus to plus infinity
     */
    public static Interval unknown(double point) {
        return of(Double.NEGATIVE_INFINITY, point, Double.POSITIVE_INFINITY);
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

    /**
     * Returns the same interval with both limits moved away from the estimate.
     *
     * @param factor 1 keeps it as it is, 2 doubles both distances
     */
    public Interval widened(double factor) {
        return of(point + (lower - point) * factor, point, point + (upper - point) * factor);
    }

    /** {@return the lower limit in the unit of the estimate} */
    public double lower() {
        return lower;
    }

    /** {@return the estimate} */
    public double point() {
        return point;
    }

    /** {@return the upper limit in the unit of the estimate} */
    public double upper() {
        return upper;
    }

    /** {@return whether both limits are finite} */
    public boolean isKnown() {
        return Double.isFinite(lower) && Double.isFinite(upper);
    }

    /**
     * {@return the width relative to the estimate, (upper − lower) / |point|: 0 for an interval without width, infinite
     * for a positive width around 0}
     */
    public double relativeWidth() {
        return upper == lower ? 0 : (upper - lower) / Math.abs(point);
    }

    /** Returns whether a value is inside, the limits included. */
    public boolean contains(double value) {
        return lower <= value && value <= upper;
    }

    /** Intervals are equal where estimate and limits are. */
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
