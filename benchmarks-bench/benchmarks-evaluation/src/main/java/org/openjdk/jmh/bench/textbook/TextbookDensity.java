package org.openjdk.jmh.bench.textbook;

import java.util.stream.DoubleStream;

/** Gaussian kernel density: at each point, the kernel of each value is added. */
public final class TextbookDensity {

    /** Part of the peak below which a density is taken as this part of it, so that no logarithm is infinite. */
    private static final double FLOOR = 1e-12;

    private TextbookDensity() {
    }

    /**
     * The density, up to a constant factor.
     *
     * @param values    at least one
     * @param bandwidth standard deviation of the kernel
     * @param first     the first of the points
     * @param last      the last one
     * @param points    how many, equidistant
     */
    public static double[] heights(double[] values, double bandwidth, double first, double last, int points) {
        double[] heights = new double[points];
        for (int i = 0; i < points; i++) {
            double x = first + i * (last - first) / (points - 1);
            for (double value : values) {
                double z = (x - value) / bandwidth;
                heights[i] += Math.exp(-0.5 * z * z);
            }
        }
        return heights;
    }

    /** The probabilities of the strips around the points. */
    static double[] strips(double[] sorted, double first, double last, int points) {
        double[] heights = heights(sorted, silverman(sorted), first, last, points);
        double floor = FLOOR * DoubleStream.of(heights).max().orElseThrow();
        double[] floored = DoubleStream.of(heights).map(h -> Math.max(h, floor)).toArray();
        double sum = DoubleStream.of(floored).sum();
        return DoubleStream.of(floored).map(h -> h / sum).toArray();
    }

    private static double silverman(double[] sorted) {
        double deviation = Basics.standardDeviation(sorted);
        double range = Basics.quantile(sorted, 0.75) - Basics.quantile(sorted, 0.25);
        double spread = range > 0 ? Math.min(deviation, range / 1.34) : deviation;
        return 0.9 * spread * Math.pow(sorted.length, -0.2);
    }
}
