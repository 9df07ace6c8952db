package org.openjdk.jmh.results.merge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.results.json.StoredMetric;

/** Measured values with the number of times that each was measured, and JMH's figures of them. */
final class WeightedValues {

    /** The confidence of the errors that JMH reports. */
    private static final double CONFIDENCE = 0.999;

    private final List<double[]> sorted;
    private final double count;

    private WeightedValues(List<double[]> pairs) {
        pairs.sort(Comparator.comparingDouble(pair -> pair[0]));
        sorted = pairs;
        count = pairs.stream().mapToDouble(pair -> pair[1]).sum();
    }

    static WeightedValues of(StoredMetric metric) {
        return of(Collections.singletonList(metric));
    }

    /** Returns the values of all forks of all metrics. */
    static WeightedValues of(List<StoredMetric> metrics) {
        List<double[]> pairs = new ArrayList<>();
        for (StoredMetric metric : metrics) {
            for (double[][][] fork : metric.iterations()) {
                for (double[][] iteration : fork) {
                    Collections.addAll(pairs, iteration);
                }
            }
        }
        return new WeightedValues(pairs);
    }

    double sum() {
        return sorted.stream().mapToDouble(pair -> pair[0] * pair[1]).sum();
    }

    double mean() {
        return sum() / count;
    }

    /**
     * Returns half the width of the interval of the mean by Student's distribution; NaN of fewer than three values.
     */
    double meanError() {
        if (!(count > 2)) {
            return Double.NaN;
        }
        double mean = mean();
        double squares = sorted.stream().mapToDouble(pair -> pair[1] * (pair[0] - mean) * (pair[0] - mean)).sum();
        double standardError = Math.sqrt(squares / (count - 1) / count);
        return standardError
                * new TDistribution(null, count - 1).inverseCumulativeProbability(1 - (1 - CONFIDENCE) / 2);
    }

    /**
     * Returns a percentile: the value at the position p (n + 1) / 100 of the sorted values, by interpolation between
     * neighbours.
     *
     * @param percent from 0 to 100
     * @return NaN of no value
     */
    double percentile(double percent) {
        double position = percent / 100 * (count + 1);
        double below = Math.floor(position);
        double low = ranked(below);
        double high = ranked(below + 1);
        return low == high ? low : low + (position - below) * (high - low);
    }

    /** Returns the k-th smallest value, counted from 1; the smallest or largest beyond the ends. */
    private double ranked(double rank) {
        double seen = 0;
        double value = Double.NaN;
        for (double[] pair : sorted) {
            seen += pair[1];
            value = pair[0];
            if (seen >= rank) {
                break;
            }
        }
        return value;
    }
}
