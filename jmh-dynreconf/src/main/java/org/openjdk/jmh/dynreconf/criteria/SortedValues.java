package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** Ascending values with weights, of one iteration or of all iterations of a fork; immutable. */
final class SortedValues {

    /**
     * A fork's values are merged to their mean within cells of this part of their interquartile range. The bandwidth of
     * a density is 20 such cells for 50,000 normally distributed values and more for fewer, so that merging changes a
     * density by about (1/20)² / 24, a ten-thousandth. It also moves Tukey's fences by up to 0.6 % of the range, and
     * values near them to the other side, by which a divergence may change by 3 %: a probability of 0.99 by 0.0003.
     */
    private static final double CELLS_PER_QUARTILE_RANGE = 256;

    /** Values which are few enough to be kept as they are. */
    private static final int FEW = 1024;

    final double[] values;
    final double[] weights;
    final int size;
    final int iterations;

    private SortedValues(double[] values, double[] weights, int size, int iterations) {
        this.values = values;
        this.weights = weights;
        this.size = size;
        this.iterations = iterations;
    }

    static SortedValues of(Iteration iteration) {
        return ofUnweighted(iteration.values(), 1);
    }

    private static SortedValues ofUnweighted(double[] sorted, int iterations) {
        double[] weights = new double[sorted.length];
        Arrays.fill(weights, 1);
        return new SortedValues(sorted, weights, sorted.length, iterations);
    }

    /** Merges iterations of unweighted values to a fork, in buffers that are kept from fork to fork. */
    static final class Merger {

        private double[] all = new double[0];
        private double[] merged = new double[0];

        SortedValues merge(List<SortedValues> iterations) {
            int total = gather(iterations);
            Arrays.sort(all, 0, total);
            if (total <= FEW) {
                return ofUnweighted(Arrays.copyOf(all, total), iterations.size());
            }
            int cells = mergeWithin(interquartileRange(total) / CELLS_PER_QUARTILE_RANGE, total);
            return new SortedValues(Arrays.copyOf(all, cells), Arrays.copyOf(merged, cells), cells,
                    iterations.size());
        }

        private int gather(List<SortedValues> iterations) {
            int total = 0;
            for (SortedValues iteration : iterations) {
                total += iteration.size;
            }
            if (all.length < total) {
                all = new double[total];
                merged = new double[total];
            }
            int filled = 0;
            for (SortedValues iteration : iterations) {
                System.arraycopy(iteration.values, 0, all, filled, iteration.size);
                filled += iteration.size;
            }
            return total;
        }

        /** To the next order statistic: a width needs no interpolation. */
        private double interquartileRange(int total) {
            return all[3 * (total - 1) / 4] - all[(total - 1) / 4];
        }

        /** Replaces the values by the means of cells, in place, as there are never more cells than values. */
        private int mergeWithin(double width, int total) {
            int cells = 0;
            int start = 0;
            while (start < total) {
                double first = all[start];
                double deviations = 0;
                int end = start;
                while (end < total && all[end] - first <= width) {
                    deviations += all[end] - first;
                    end++;
                }
                merged[cells] = end - start;
                all[cells] = first + deviations / (end - start);
                cells++;
                start = end;
            }
            return cells;
        }
    }
}
