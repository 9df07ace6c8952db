package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/** Removes extreme values. */
public final class Outliers {

    /**
     * Tukey's constant: a value more than 1.5 interquartile ranges outside the quartiles is an outlier ("Exploratory
     * Data Analysis", 1977).
     */
    public static final double TUKEY_FACTOR = 1.5;

    private Outliers() {
    }

    /**
     * Removes values more than {@code factor} times above the median, or below the {@code factor}-th part of it. If the
     * median is not positive, ratios to it are meaningless and nothing is removed.
     *
     * @param sorted at least one value, ascending
     * @param factor above 1
     * @return the remaining values; the same array if all remain
     */
    public static double[] withoutMagnitude(double[] sorted, double factor) {
        double median = Quantiles.ofSorted(sorted, 0.5);
        if (!(median > 0)) {
            return sorted;
        }
        int from = 0;
        while (sorted[from] < median / factor) {
            from++;
        }
        int to = sorted.length;
        while (sorted[to - 1] > median * factor) {
            to--;
        }
        return to - from == sorted.length ? sorted : Arrays.copyOfRange(sorted, from, to);
    }
}
