package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Distinct ascending values with weights, of one iteration or of all iterations of a fork; immutable. JMH rounds times
 * to a thousandth, so that 1,000 draws have some hundred distinct values, and so have all unions of them.
 */
final class SortedValues {

    /**
     * A fork's values are merged to their mean within cells of this part of their interquartile range. The bandwidth of
     * a density is 20 such cells for 50,000 normally distributed values and more for fewer, so that merging changes a
     * density by about (1/20)² / 24, a ten-thousandth. It also moves Tukey's fences by up to 0.6 % of the range, and
     * values near them to the other side, by which a divergence may change by 3 %: a probability of 0.99 by 0.0003.
     */
    private static final double CELLS_PER_QUARTILE_RANGE = 256;

    /** Values which are few enough to be merged only where they are equal. */
    private static final int FEW = 1024;

    final double[] values;
    final double[] weights;
    final int size;
    /** How many values there were before any were merged. */
    final int count;
    /** Of each iteration, in the order in which they ran. */
    final double[] means;

    private SortedValues(double[] values, double[] weights, int size, int count, double[] means) {
        this.values = values;
        this.weights = weights;
        this.size = size;
        this.count = count;
        this.means = means;
    }

    static SortedValues of(Iteration iteration) {
        double[] values = iteration.values();
        double[] weights = new double[values.length];
        double[] means = {Moments.of(values).mean()};
        int size = mergeWithin(0, values, weights, values.length);
        return new SortedValues(values, weights, size, values.length, means);
    }

    /** Replaces values by the means of cells, in place, as there are never more cells than values. */
    private static int mergeWithin(double width, double[] values, double[] weights, int total) {
        int cells = 0;
        int start = 0;
        while (start < total) {
            double first = values[start];
            double deviations = 0;
            int end = start;
            while (end < total && values[end] - first <= width) {
                deviations += values[end] - first;
                end++;
            }
            weights[cells] = end - start;
            values[cells] = first + deviations / (end - start);
            cells++;
            start = end;
        }
        return cells;
    }

    /** Merges iterations to a fork, in buffers that are kept from fork to fork. */
    static final class Merger {

        private double[] all = new double[0];
        private double[] merged = new double[0];

        SortedValues merge(List<SortedValues> iterations) {
            int total = gather(iterations);
            Arrays.sort(all, 0, total);
            double width = total <= FEW ? 0 : interquartileRange(total) / CELLS_PER_QUARTILE_RANGE;
            int cells = mergeWithin(width, all, merged, total);
            return new SortedValues(Arrays.copyOf(all, cells), Arrays.copyOf(merged, cells), cells, total,
                    meansOf(iterations));
        }

        private static double[] meansOf(List<SortedValues> iterations) {
            double[] means = new double[iterations.size()];
            for (int i = 0; i < means.length; i++) {
                means[i] = iterations.get(i).means[0];
            }
            return means;
        }

        /** Writes values out as often as they occur. */
        private int gather(List<SortedValues> iterations) {
            int total = 0;
            for (SortedValues iteration : iterations) {
                total += iteration.count;
            }
            if (all.length < total) {
                all = new double[total];
                merged = new double[total];
            }
            int filled = 0;
            for (SortedValues iteration : iterations) {
                for (int i = 0; i < iteration.size; i++) {
                    int end = filled + (int) iteration.weights[i];
                    Arrays.fill(all, filled, end, iteration.values[i]);
                    filled = end;
                }
            }
            return total;
        }

        /** To the next order statistic: a width needs no interpolation. */
        private double interquartileRange(int total) {
            return all[3 * (total - 1) / 4] - all[(total - 1) / 4];
        }
    }
}
