package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.statistics.GridDensity;
import org.openjdk.jmh.dynreconf.statistics.KernelDensity;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** The three criteria as one would write them down from their definitions, without regard to speed. */
public final class Textbook {

    private static final double FLOOR = 1e-12;

    private Textbook() {
    }

    public static double[] union(double[][] iterations) {
        return Arrays.stream(iterations).flatMapToDouble(Arrays::stream).toArray();
    }

    public static double coefficientOfVariation(double[] values) {
        double mean = DoubleStream.of(values).sum() / values.length;
        double squares = DoubleStream.of(values).map(v -> (v - mean) * (v - mean)).sum();
        return Math.sqrt(squares / (values.length - 1)) / Math.abs(mean);
    }

    /** (upper − lower) / mean with fresh invocations in each simulation. */
    public static double confidenceIntervalWidth(double[][][] forks, int simulations, double confidence,
                                                 Random random) {
        double[] means = new double[simulations];
        for (int s = 0; s < simulations; s++) {
            double sum = 0;
            long count = 0;
            for (int f = 0; f < forks.length; f++) {
                double[][] fork = forks[random.nextInt(forks.length)];
                for (int i = 0; i < fork.length; i++) {
                    double[] iteration = fork[random.nextInt(fork.length)];
                    for (int k = 0; k < iteration.length; k++) {
                        sum += iteration[random.nextInt(iteration.length)];
                        count++;
                    }
                }
            }
            means[s] = sum / count;
        }
        Arrays.sort(means);
        double tail = (1 - confidence) / 2;
        double mean = Arrays.stream(forks).mapToDouble(f -> DoubleStream.of(union(f)).average().orElseThrow())
                .average().orElseThrow();
        return (Quantiles.ofSorted(means, 1 - tail) - Quantiles.ofSorted(means, tail)) / mean;
    }

    /** The probability that two distributions are the same. */
    public static double sameProbability(double[] without, double[] with, int points) {
        double[] x = insideFences(without);
        double[] y = insideFences(with);
        double first = Math.min(x[0], y[0]);
        double last = Math.max(x[x.length - 1], y[y.length - 1]);
        double[] p = strips(x, first, last, points);
        double[] q = strips(y, first, last, points);
        double divergence = 0;
        for (int i = 0; i < points; i++) {
            divergence += p[i] * Math.log(p[i] / q[i]) + q[i] * Math.log(q[i] / p[i]);
        }
        return Math.pow(2, -divergence);
    }

    private static double[] insideFences(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double q1 = Quantiles.ofSorted(sorted, 0.25);
        double q3 = Quantiles.ofSorted(sorted, 0.75);
        return DoubleStream.of(sorted).filter(v -> v >= q1 - 1.5 * (q3 - q1) && v <= q3 + 1.5 * (q3 - q1)).toArray();
    }

    private static double[] strips(double[] sorted, double first, double last, int points) {
        double iqr = Quantiles.ofSorted(sorted, 0.75) - Quantiles.ofSorted(sorted, 0.25);
        double mean = DoubleStream.of(sorted).average().orElseThrow();
        double deviation = coefficientOfVariation(sorted) * Math.abs(mean);
        KernelDensity density = new KernelDensity(sorted,
                GridDensity.silvermanBandwidth(deviation, iqr, sorted.length));
        double[] heights = IntStream.range(0, points)
                .mapToDouble(i -> density.at(first + i * (last - first) / (points - 1))).toArray();
        double peak = DoubleStream.of(heights).max().orElseThrow();
        double[] floored = DoubleStream.of(heights).map(h -> Math.max(h, FLOOR * peak)).toArray();
        double sum = DoubleStream.of(floored).sum();
        return DoubleStream.of(floored).map(h -> h / sum).toArray();
    }

    /** All unions of the first elements, from one element on. */
    public static List<double[]> unions(double[][] elements) {
        List<double[]> unions = new ArrayList<>();
        for (int i = 1; i <= elements.length; i++) {
            unions.add(union(Arrays.copyOf(elements, i)));
        }
        return unions;
    }
}
