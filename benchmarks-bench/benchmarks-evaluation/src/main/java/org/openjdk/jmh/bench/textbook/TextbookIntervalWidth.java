package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Relative width of the mean's interval, with forks, iterations and invocations resampled in each simulation. */
final class TextbookIntervalWidth implements TextbookCriterion {

    private final int simulations;
    private final double confidence;
    private final double threshold;
    private final RandomGenerator random;

    TextbookIntervalWidth(int simulations, double confidence, double threshold, RandomGenerator random) {
        this.simulations = simulations;
        this.confidence = confidence;
        this.threshold = threshold;
        this.random = random;
    }

    @Override
    public double value(double[][][] before, double[][][] now) {
        double[] union = Basics.union(now);
        if (union.length < 2) {
            return Double.NaN;
        }
        double[] means = new double[simulations];
        for (int i = 0; i < simulations; i++) {
            means[i] = resampledMean(now, random);
        }
        Arrays.sort(means);
        double tail = (1 - confidence) / 2;
        return (Basics.quantile(means, 1 - tail) - Basics.quantile(means, tail)) / Math.abs(Basics.mean(union));
    }

    static double resampledMean(double[][][] forks, RandomGenerator random) {
        double sum = 0;
        long count = 0;
        for (int f = 0; f < forks.length; f++) {
            double[][] fork = forks[random.nextInt(forks.length)];
            for (int i = 0; i < fork.length; i++) {
                double[] iteration = fork[random.nextInt(fork.length)];
                for (int k = 0; k < iteration.length; k++) {
                    sum += iteration[random.nextInt(iteration.length)];
                }
                count += iteration.length;
            }
        }
        return sum / count;
    }

    @Override
    public boolean isStable(double[] vector) {
        return Spread.of(vector) <= threshold;
    }
}
