package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** Ascending values with weights, of one iteration or of all iterations of a fork; immutable. */
final class SortedValues {

    /**
     * A fork's values are merged to their mean within cells of this part of their interquartile range. The bandwidth of
     * a density is 20 such cells for 50,000 normally distributed values and more for fewer, so that merging changes a
     * density by about (1/20)² / 24, a ten-thousandth.
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

    /** The iterations hold unweighted values. */
    static SortedValues ofFork(List<SortedValues> iterations) {
        int total = 0;
        for (SortedValues iteration : iterations) {
            total += iteration.size;
        }
        double[] all = new double[total];
        int filled = 0;
        for (SortedValues iteration : iterations) {
            System.arraycopy(iteration.values, 0, all, filled, iteration.size);
            filled += iteration.size;
        }
        Arrays.sort(all);
        SortedValues fork = ofUnweighted(all, iterations.size());
        return total <= FEW ? fork : fork.merged();
    }

    private SortedValues merged() {
        double range = Quantiles.ofSorted(values, 0.75) - Quantiles.ofSorted(values, 0.25);
        double width = range / CELLS_PER_QUARTILE_RANGE;
        double[] means = new double[size];
        double[] sizes = new double[size];
        int cells = 0;
        int start = 0;
        while (start < size) {
            int end = start;
            double deviations = 0;
            while (end < size && values[end] - values[start] <= width) {
                deviations += values[end] - values[start];
                end++;
            }
            sizes[cells] = end - start;
            means[cells] = values[start] + deviations / sizes[cells];
            cells++;
            start = end;
        }
        return new SortedValues(Arrays.copyOf(means, cells), Arrays.copyOf(sizes, cells), cells, iterations);
    }
}
