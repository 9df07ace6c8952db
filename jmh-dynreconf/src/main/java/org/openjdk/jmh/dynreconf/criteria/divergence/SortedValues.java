package org.openjdk.jmh.dynreconf.criteria.divergence;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Holds distinct ascending values with weights, of one iteration or of all iterations of a fork; immutable. JMH rounds
 * times to a thousandth, so that 1,000 draws have some hundred distinct values, and so have all unions of them.
 */
final class SortedValues {

    /**
     * The values of a fork are merged to their mean within cells of this part of their interquartile range. The
     * bandwidth of a density is 20 such cells for 50,000 normally distributed values and more for fewer, so that
     * merging changes a density by about (1/20)² / 24, a ten-thousandth. It also moves Tukey's fences by up to 0.6 % of
     * the range, and values near them to the other side, by which a divergence may change by 3 %: a probability of 0.99
     * by 0.0003.
     */
    private static final double CELLS_PER_QUARTILE_RANGE = 256;

    /** Up to so many values, only equal ones are merged. */
    private static final int FEW = 1024;

    final double[] values;
    final double[] weights;
    final int size;
    /** The number of values before any were merged. */
    final int count;
    /** The means of the iterations, in the order in which they ran. */
    final double[] means;

    private SortedValues(double[] values, double[] weights, int size, int count, double[] means) {
        this.values = values;
        this.weights = weights;
        this.size = size;
        this.count = count;
        this.means = means;
    }

    static SortedValues of(DrawnIteration iteration) {
        double[] values = iteration.values();
        double[] weights = new double[values.length];
        Arrays.fill(weights, 1);
        double[] means = {Moments.of(values).mean()};
        int size = mergeWithin(0, values, weights, values.length);
        return new SortedValues(values, weights, size, values.length, means);
    }

    /** Replaces values by the means of cells, in place, as there are never more cells than values. */
    private static int mergeWithin(double width, double[] values, double[] weights, int size) {
        int cells = 0;
        int start = 0;
        while (start < size) {
            double first = values[start];
            double deviations = 0;
            double weight = 0;
            int end = start;
            while (end < size && values[end] - first <= width) {
                deviations += weights[end] * (values[end] - first);
                weight += weights[end];
                end++;
            }
            weights[cells] = weight;
            values[cells] = first + deviations / weight;
            cells++;
            start = end;
        }
        return cells;
    }

    /** Merges iterations to a fork, in buffers that are reused. */
    static final class Merger {

        private GrowingUnion before = new GrowingUnion();
        private GrowingUnion now = new GrowingUnion();

        SortedValues merge(List<SortedValues> iterations) {
            now.become(iterations.get(0));
            for (int i = 1; i < iterations.size(); i++) {
                GrowingUnion reused = before;
                before = now;
                now = reused;
                now.become(before, iterations.get(i));
            }
            int total = now.observed();
            double width = total <= FEW ? 0 : now.interquartileRange() / CELLS_PER_QUARTILE_RANGE;
            int cells = mergeWithin(width, now.values, now.weights, now.size());
            return new SortedValues(Arrays.copyOf(now.values, cells), Arrays.copyOf(now.weights, cells), cells, total,
                    meansOf(iterations));
        }

        private static double[] meansOf(List<SortedValues> iterations) {
            double[] means = new double[iterations.size()];
            for (int i = 0; i < means.length; i++) {
                means[i] = iterations.get(i).means[0];
            }
            return means;
        }
    }
}
