package org.openjdk.jmh.dynreconf.criteria.divergence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.vector.IncrementalStability;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.statistics.KullbackLeibler;

/**
 * Computes the probability that the union without its last element and the union with it have the same distribution;
 * not defined for the first element.
 */
final class Divergence implements IncrementalStability<SortedValues> {

    private final double finest;
    private final double coarsest;
    private final double[] without;
    private final double[] with;
    private final SortedValues.Merger merger = new SortedValues.Merger();
    private GrowingUnion before = new GrowingUnion();
    private GrowingUnion now = new GrowingUnion();

    Divergence(int points, double finest, double coarsest) {
        this.finest = finest;
        this.coarsest = coarsest;
        this.without = new double[points];
        this.with = new double[points];
    }

    @Override
    public SortedValues digest(DrawnIteration iteration) {
        return SortedValues.of(iteration);
    }

    @Override
    public SortedValues combine(List<SortedValues> iterations) {
        return merger.merge(iterations);
    }

    @Override
    public double[] vector(List<SortedValues> elements, int fromUnion) {
        double[] vector = new double[elements.size()];
        int defined = 0;
        double noise = noise(elements);
        now.become(elements.get(0));
        prepare(noise);
        for (int size = 2; size <= elements.size(); size++) {
            grow(elements.get(size - 1));
            prepare(noise);
            if (size >= fromUnion) {
                vector[defined++] = sameProbability();
            }
        }
        return Arrays.copyOf(vector, defined);
    }

    private void grow(SortedValues element) {
        GrowingUnion reused = before;
        before = now;
        now = reused;
        now.become(before, element);
    }

    private void prepare(double noise) {
        if (now.holdsScores()) {
            now.prepareScores(noise, finest, coarsest);
        } else {
            now.prepareDistribution();
        }
    }

    /** Estimates the noise; elements that are iterations make one series, elements that are forks one each. */
    private static double noise(List<SortedValues> elements) {
        List<double[]> series = new ArrayList<>(elements.size());
        double[] iterations = new double[elements.size()];
        int single = 0;
        for (SortedValues element : elements) {
            if (element.means.length == 1) {
                iterations[single++] = element.means[0];
            } else {
                series.add(element.means);
            }
        }
        series.add(Arrays.copyOf(iterations, single));
        return IterationNoise.of(series);
    }

    private double sameProbability() {
        double first = Math.min(before.lowest(), now.lowest());
        double last = Math.max(before.highest(), now.highest());
        if (first == last) {
            return 1;
        }
        if (before.bandwidth == 0 || now.bandwidth == 0) {
            return 0;
        }
        before.density(first, last, without);
        now.density(first, last, with);
        return KullbackLeibler.sameProbability(without, with);
    }
}
