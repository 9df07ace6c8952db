package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Computes quantiles by linear interpolation between order statistics: type 7 of Hyndman and Fan ("Sample quantiles in
 * statistical packages", The American Statistician 50(4), 1996), the default of R and NumPy.
 *
 * <p>For n ascending values, the quantile at probability p is at position (n − 1) · p, counted from 0. Worked example:
 * the lower quartile of 1, 2, 3, 4 is at position 0.75 and is 1.75.
 */
public final class Quantiles {

    /** Standard deviations of normal values by their median absolute deviation, 1 / Φ⁻¹(3/4). */
    public static final double NORMAL_DEVIATIONS = 1.4826;

    /**
     * Standard error of a median of normal values by that of their mean, √(π / 2) (Kenney and Keeping, "Mathematics of
     * Statistics", part 1, 3rd edition, 1954).
     */
    static final double MEDIAN_ERROR = 1.2533;

    private Quantiles() {
    }

    /**
     * Returns a quantile of ascending values, at least one.
     *
     * @throws IllegalArgumentException if there is no value or the probability is not from 0 to 1
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
     * Returns a quantile of weighted values: that of the same values written out as often as they occur.
     *
     * @param sorted ascending
     * @param counts 0 or more; exact up to a total of 2<sup>53</sup>
     * @throws IllegalArgumentException if all counts are 0 or the probability is not from 0 to 1
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
     * Returns the median of the values, in any order, from index {@code from} to before {@code to}.
     *
     * @throws IllegalArgumentException if the range is empty
     */
    public static double median(double[] values, int from, int to) {
        double[] part = Arrays.copyOfRange(values, from, to);
        Arrays.sort(part);
        return ofSorted(part, 0.5);
    }

    /**
     * Returns the standard error of the median of independent and nearly normal values: √(π / 2) · σ / √n, with σ by the
     * median absolute deviation; 0 without values, NaN if the median is.
     */
    public static double medianError(double[] values) {
        int count = values.length;
        if (count == 0) {
            return 0;
        }
        double median = median(values, 0, count);
        double[] deviations = Arrays.stream(values).map(value -> Math.abs(value - median)).toArray();
        return MEDIAN_ERROR * NORMAL_DEVIATIONS * median(deviations, 0, count) / Math.sqrt(count);
    }

    /**
     * Returns the median of weighted values, in any order. A value is at position (weight of all smaller values + half
     * of its own weight) / total weight, and values at positions around 1/2 are interpolated. So equal weights give the
     * ordinary median, and the result never jumps when a weight changes.
     *
     * <p>Worked example: 1, 2 and 4 with the weights 1, 1 and 2 are at 1/8, 3/8 and 3/4; the median is 8/3.
     *
     * @param weights one of each value, above 0
     * @throws IllegalArgumentException if there is no value
     */
    public static double weightedMedian(double[] values, double[] weights) {
        int[] order = IntStream.range(0, values.length).boxed()
                .sorted(Comparator.comparingDouble(index -> values[index])).mapToInt(Integer::intValue).toArray();
        if (order.length == 0) {
            throw new IllegalArgumentException("no value to take a median of");
        }
        double half = Arrays.stream(weights).sum() / 2;
        double position = weights[order[0]] / 2;
        int next = 1;
        double before = 0;
        while (next < order.length && position < half) {
            before = position;
            position += (weights[order[next - 1]] + weights[order[next]]) / 2;
            next++;
        }
        return next == 1 ? values[order[0]]
                : between(values[order[next - 2]], values[order[next - 1]],
                        Math.min(1, (half - before) / (position - before)));
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

    /** Interpolates so that the result is exact at both ends, monotone, and free of overflow. */
    static double between(double lower, double upper, double fraction) {
        return lower == upper ? lower : lower * (1 - fraction) + upper * fraction;
    }

    private static void requireProbability(double probability) {
        if (!(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("probability " + probability + " is not from 0 to 1");
        }
    }
}
