package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * Computes the slope of the straight line through means at different places, by least squares, with Welch's interval:
 * the slope is a weighted sum of means, and its error that of their variation, which may differ between places.
 *
 * <p>With c(i) = (x(i) − x̄) / Σ (x(j) − x̄)², the slope is Σ c(i) ȳ(i), its squared error Σ c(i)² s(i)² / n(i), and
 * its degrees of freedom are those of Welch and Satterthwaite. Deviations of the means from the line are not part of
 * the error, since the slope is that of these places. Worked example: the values 1 and 3 at 0, 5 and 5 at 1 have the
 * means 2 and 5, the slope 3, the squared error 2 / 2 + 0 = 1, and 1 degree of freedom.
 */
public final class WelchSlope {

    private WelchSlope() {
    }

    /** Returns the slope of the line through one mean at each of at least two places, not all the same. */
    public static double slope(double[] places, double[] means) {
        double[] weights = weights(places);
        double slope = 0;
        for (int i = 0; i < places.length; i++) {
            slope += weights[i] * means[i];
        }
        return slope;
    }

    /**
     * Returns the slope with its interval; without width if no place has any variation.
     *
     * @param places     at least two, not all the same
     * @param values     at each place at least two
     * @param confidence of both limits together, between 0 and 1
     */
    public static Interval interval(double[] places, List<double[]> values, double confidence) {
        double[] weights = weights(places);
        double[] means = new double[places.length];
        double error = 0;
        double quartic = 0;
        for (int i = 0; i < places.length; i++) {
            Moments moments = Moments.of(values.get(i));
            means[i] = moments.mean();
            double deviation = weights[i] * moments.standardDeviation();
            double part = deviation * deviation / moments.count();
            error += part;
            quartic += part * part / (moments.count() - 1);
        }
        return Interval.student(slope(places, means), Math.sqrt(error), error * error / quartic, confidence);
    }

    private static double[] weights(double[] places) {
        Moments spread = Moments.of(places);
        double squares = spread.standardDeviation() * spread.standardDeviation() * (spread.count() - 1);
        return Arrays.stream(places).map(place -> (place - spread.mean()) / squares).toArray();
    }
}
