package org.openjdk.jmh.results.merge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.results.json.StoredMetric;

/** Holds values with the number of times that each was measured, and computes JMH's statistics. */
final class WeightedValues {

    /** Confidence of the errors that JMH reports. */
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

    /** Returns the half-width of Student's interval of the mean; NaN for fewer than three values. */
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
     * Returns the value at position p (n + 1) / 100 of the sorted values, interpolated between neighbours; NaN without
     * values. The percentage p is from 0 to 100.
     */
    double percentile(double percent) {
        double position = percent / 100 * (count + 1);
        double below = Math.floor(position);
        double low = ranked(below);
        double high = ranked(below + 1);
        return low == high ? low : low + (position - below) * (high - low);
    }

    /** Returns the k-th smallest value, counted from 1 and clamped to the smallest and the largest. */
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
