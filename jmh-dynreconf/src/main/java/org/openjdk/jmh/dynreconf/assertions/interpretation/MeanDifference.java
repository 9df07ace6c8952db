package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/** Holds the difference of two means, left − right, with its standard error, 0 for constants; immutable. */
final class MeanDifference {

    final double estimate;
    final double error;
    private final double freedom;

    private MeanDifference(double estimate, double error, double freedom) {
        this.estimate = estimate;
        this.error = error;
        this.freedom = freedom;
    }

    /** Returns the difference with the Welch-Satterthwaite degrees of freedom; a single value is a constant. */
    static MeanDifference welch(double[] left, double[] right) {
        double leftError = squaredError(left);
        double rightError = squaredError(right);
        double squared = leftError + rightError;
        double freedom = squared * squared / (square(leftError, left.length) + square(rightError, right.length));
        return new MeanDifference(Moments.of(left).mean() - Moments.of(right).mean(), Math.sqrt(squared), freedom);
    }

    private static double squaredError(double[] values) {
        double deviation = values.length == 1 ? 0 : Moments.of(values).standardDeviation();
        return deviation * deviation / values.length;
    }

    private static double square(double squaredError, int count) {
        return count == 1 ? 0 : squaredError * squaredError / (count - 1);
    }

    /** Returns the difference of values that are pairs, for Student's test. */
    static MeanDifference paired(double[] left, double[] right) {
        double[] differences = left.clone();
        Arrays.setAll(differences, i -> left[i] - right[i]);
        return welch(differences, new double[1]);
    }

    /** Returns a difference with a known error. */
    static MeanDifference of(double estimate, double error) {
        return new MeanDifference(estimate, error, Double.POSITIVE_INFINITY);
    }

    /** Returns the half-width of the interval with this one-sided level. */
    double half(double level) {
        return error == 0 ? 0 : error * StudentQuantile.of(1 - level, freedom);
    }

    /** Returns the ratio of left to right, with the given mean of right and the half-width of the difference. */
    Interval asRatio(double half, double right) {
        return right > 0
                ? Interval.of(1 + (estimate - half) / right, 1 + estimate / right, 1 + (estimate + half) / right)
                : Interval.unknown(Double.NaN);
    }
}
