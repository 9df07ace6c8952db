package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/** Rules that leave out extreme values. */
public final class Outliers {

    /** Tukey's constant: a value further than 1.5 interquartile ranges outside the quartiles is "outside". */
    public static final double TUKEY_FACTOR = 1.5;

    private Outliers() {
    }

    /**
     * Leaves out values a magnitude away from the median: more than {@code factor} times above it, or less than its
     * {@code factor}-th part. Where the median is not positive, ratios to it mean nothing and nothing is left out.
     *
     * @param sorted at least one value, ascending
     * @param factor above 1
     * @return the values inside; the same array where all of them are
     */
    public static double[] withoutMagnitude(double[] sorted, double factor) {
        double median = Quantiles.ofSorted(sorted, 0.5);
        if (!(median > 0)) {
            return sorted;
        }
        return inside(sorted, median / factor, median * factor);
    }

    /**
     * Leaves out values further than 1.5 interquartile ranges outside the quartiles (Tukey, "Exploratory Data
     * Analysis", 1977).
     *
     * @param sorted at least one value, ascending
     * @return the values inside; the same array where all of them are
     */
    public static double[] withoutTukeyOutside(double[] sorted) {
        double lower = Quantiles.ofSorted(sorted, 0.25);
        double upper = Quantiles.ofSorted(sorted, 0.75);
        double reach = TUKEY_FACTOR * (upper - lower);
        return inside(sorted, lower - reach, upper + reach);
    }

    private static double[] inside(double[] sorted, double min, double max) {
        int from = 0;
        while (sorted[from] < min) {
            from++;
        }
        int to = sorted.length;
        while (sorted[to - 1] > max) {
            to--;
        }
        return to - from == sorted.length ? sorted : Arrays.copyOfRange(sorted, from, to);
    }
}
