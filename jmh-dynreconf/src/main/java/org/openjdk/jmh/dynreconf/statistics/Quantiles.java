package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * Computes quantiles by linear interpolation between order statistics: type 7 of Hyndman and Fan ("Sample quantiles in
 * statistical packages", The American Statistician 50(4), 1996), the default of R and NumPy.
 *
 * <p>For n ascending values, the quantile at probability p is at position (n − 1) · p, counted from 0. Worked example:
 * the lower quartile of 1, 2, 3, 4 is at position 0.75 and is 1.75.
 */
public final class Quantiles {

    private Quantiles() {
    }

    /**
     * Returns a quantile of values that occur once each.
     *
     * @param sorted      at least one value, ascending
     * @param probability from 0 to 1
     * @return the quantile; of a single value, that value
     * @throws IllegalArgumentException if there is no value or the probability is out of range
     */
    public static double ofSorted(double[] sorted, double probability) {
        requireProbability(probability);
        if (sorted.length == 0) {
            throw new IllegalArgumentException("no value to take a quantile of");
        }
        double position = (sorted.length - 1) * probability;
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return between(sorted[below], sorted[above], position - below);
    }

    /**
     * Returns a quantile of weighted values: the one that {@link #ofSorted(double[], double)} has for the same values
     * written out as often as they occur.
     *
     * @param sorted      values, ascending
     * @param counts      how often each occurs, 0 or more, not all 0; exact up to a total of 2<sup>53</sup>
     * @param probability from 0 to 1
     * @throws IllegalArgumentException if no value occurs or the probability is out of range
     */
    public static double ofSorted(double[] sorted, long[] counts, double probability) {
        requireProbability(probability);
        long total = 0;
        for (long count : counts) {
            total += count;
        }
        if (total <= 0) {
            throw new IllegalArgumentException("no value to take a quantile of");
        }
        double position = (total - 1) * probability;
        long below = (long) position;
        double fraction = position - below;
        double lower = sorted[indexOf(counts, below)];
        return fraction == 0 ? lower : between(lower, sorted[indexOf(counts, below + 1)], fraction);
    }

    /**
     * Returns the median of a part of some values.
     *
     * @param values in any order, not modified
     * @param from   index of the first value of the part
     * @param to     index behind the last value of the part
     * @throws IllegalArgumentException if the part is empty
     */
    public static double median(double[] values, int from, int to) {
        double[] part = Arrays.copyOfRange(values, from, to);
        Arrays.sort(part);
        return ofSorted(part, 0.5);
    }

    private static int indexOf(long[] counts, long rank) {
        long seen = 0;
        int index = -1;
        while (seen <= rank) {
            index++;
            seen += counts[index];
        }
        return index;
    }

    /** Exact at both ends, monotone, and without overflow of the difference. */
    static double between(double lower, double upper, double fraction) {
        return lower == upper ? lower : lower * (1 - fraction) + upper * fraction;
    }

    private static void requireProbability(double probability) {
        if (!(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("probability " + probability + " is not from 0 to 1");
        }
    }
}
