package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Splits a series at the place that separates the two most different distributions, by the energy distance of Székely
 * and Rizzo with the exponent 1. For a part X of m values and a part Y of n, E = 2 mean |x − y| − mean |x − x′| − mean
 * |y − y′|, the latter two over pairs of different members, and Q = m n / (m + n) · E (Matteson and James, "A
 * nonparametric approach for multiple change point analysis of multivariate data", JASA 109, 2014, Eq. 5 and 6). The
 * second part extends to the end of the series, as in Daly et al., "The use of change point detection to identify
 * software performance regressions in a continuous integration system", ICPE'20.
 *
 * <p>All places together take O(n log n): sums of |x − x′| grow value by value, and a tree of prefix sums over ranks
 * gives the values below and above (Fenwick, Software: Practice and Experience 24(3), 1994).
 *
 * <p>Worked example: 0, 0, 4, 4 split in the middle has E = 2 · 4 − 0 − 0 = 8 and Q = 4 · 8 / 4 = 8.
 */
final class EnergySplit {

    /** A shorter part has no pair from which its own variation could be estimated. */
    static final int SHORTEST_PART = 2;

    private final double[] sorted;
    private final double[] sums;
    private final int[] counts;

    /** Prepares for finite values, whose series may have any order. */
    EnergySplit(double[] values) {
        sorted = values.clone();
        Arrays.sort(sorted);
        sums = new double[values.length + 1];
        counts = new int[values.length + 1];
    }

    /** Holds a place and the difference of its parts. */
    static final class Place {

        /** The index of the first value of the second part. */
        final int index;
        /** Q in the unit of the values: about 0 for equal distributions, perhaps negative. */
        final double difference;

        Place(int index, double difference) {
            this.index = index;
            this.difference = difference;
        }
    }

    /** Returns the first place with the largest difference, of at least twice {@link #SHORTEST_PART} values. */
    Place best(double[] series) {
        int length = series.length;
        double[] left = pairSums(series, false);
        double[] right = pairSums(series, true);
        double all = left[length];
        @Nullable
        Place best = null;
        for (int m = SHORTEST_PART; m <= length - SHORTEST_PART; m++) {
            int n = length - m;
            double between = all - left[m] - right[m];
            double energy = 2 * between / ((double) m * n) - left[m] / pairs(m) - right[m] / pairs(n);
            double difference = (double) m * n / length * energy;
            if (best == null || difference > best.difference) {
                best = new Place(m, difference);
            }
        }
        if (best == null) {
            throw new IllegalArgumentException("a series of " + length + " has no two parts");
        }
        return best;
    }

    private static double pairs(int count) {
        return count * (count - 1.0) / 2;
    }

    /** Returns for each place the sum of |x − x′| over all pairs before it, or from it on. */
    private double[] pairSums(double[] series, boolean backwards) {
        Arrays.fill(sums, 0);
        Arrays.fill(counts, 0);
        double[] pairSums = new double[series.length + 1];
        double total = 0;
        double pairSum = 0;
        for (int k = 0; k < series.length; k++) {
            double original = series[backwards ? series.length - 1 - k : k];
            double value = original - sorted[0];
            int rank = rank(original);
            double below = 0;
            int countBelow = 0;
            for (int i = rank; i > 0; i -= i & -i) {
                below += sums[i];
                countBelow += counts[i];
            }
            pairSum += value * countBelow - below + (total - below) - value * (k - countBelow);
            for (int i = rank; i < sums.length; i += i & -i) {
                sums[i] += value;
                counts[i]++;
            }
            total += value;
            pairSums[backwards ? series.length - 1 - k : k + 1] = pairSum;
        }
        return pairSums;
    }

    /** Returns the rank from 1; equal values have the same. */
    private int rank(double value) {
        return Arrays.binarySearch(sorted, value) + 1;
    }
}
