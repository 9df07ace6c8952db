package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * Holds Chebyshev's points of the first kind between two ends, and interpolates values at them by a polynomial in its
 * barycentric form (Berrut and Trefethen, SIAM Review 46(3), 2004); immutable.
 */
final class ChebyshevPoints {

    private final double[] points;
    private final double[] weights;

    ChebyshevPoints(int count, double from, double to) {
        points = new double[count];
        weights = new double[count];
        for (int i = 0; i < count; i++) {
            double angle = Math.PI * (2 * i + 1) / (2 * count);
            points[i] = (from + to) / 2 + (to - from) / 2 * Math.cos(angle);
            weights[i] = (i % 2 == 0 ? 1 : -1) * Math.sin(angle);
        }
    }

    double[] valuesOf(DoubleUnaryOperator function) {
        return Arrays.stream(points).map(function).toArray();
    }

    /** Returns the value at x, between the ends, of the polynomial through values at the points. */
    double interpolated(double[] values, double x) {
        double numerator = 0;
        double denominator = 0;
        for (int i = 0; i < points.length; i++) {
            double distance = x - points[i];
            if (distance == 0) {
                return values[i];
            }
            double weight = weights[i] / distance;
            numerator += weight * values[i];
            denominator += weight;
        }
        return numerator / denominator;
    }
}
