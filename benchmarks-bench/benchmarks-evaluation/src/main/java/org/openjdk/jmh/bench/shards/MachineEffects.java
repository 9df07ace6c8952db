package org.openjdk.jmh.bench.shards;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.bench.rules.Recorded;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Two runs of the same benchmark on machines of different speed: how often Welch's interval of the difference of logarithms
 * contains 0, which is the truth, and how wide it is.
 *
 * @param covered share of intervals with the truth
 * @param width   median of half of their widths
 */
record MachineEffects(double covered, double width) {

    private static final double LEVEL = 0.95;

    /** How forks come to the machines of a run, and what an interval is made of. */
    enum Spread {
        /** All forks of a benchmark on one machine. */
        BENCHMARKS("by benchmark, forks"),
        /** Forks of a benchmark on all machines. */
        FORKS("by fork, forks"),
        /** The same, and what counts is the mean of each machine, as where shards are compared without merging them. */
        MACHINES("by fork, machines");

        private final String words;

        Spread(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    static MachineEffects of(List<Recorded> benchmarks, Spread spread, double deviation, int machines,
                             int forks, int trials, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int covered = 0;
        double[] widths = new double[trials];
        for (int trial = 0; trial < trials; trial++) {
            Recorded benchmark = benchmarks.get(random.nextInt(benchmarks.size()));
            double[] one = run(benchmark, spread, deviation, machines, forks, random);
            double[] other = run(benchmark, spread, deviation, machines, forks, random);
            widths[trial] = halfWidth(one, other);
            covered += Math.abs(mean(one) - mean(other)) <= widths[trial] ? 1 : 0;
        }
        Arrays.sort(widths);
        return new MachineEffects((double) covered / trials, widths[trials / 2]);
    }

    private static double[] run(Recorded benchmark, Spread spread, double deviation, int machines, int forks,
                                SplittableRandom random) {
        int used = spread == Spread.BENCHMARKS ? 1 : machines;
        double[] effects = new double[used];
        Arrays.setAll(effects, machine -> deviation * random.nextGaussian());
        double[] logarithms = new double[forks];
        for (int fork = 0; fork < forks; fork++) {
            double[][] windows = benchmark.scores()[random.nextInt(benchmark.scores().length)];
            logarithms[fork] = Math.log(mean(windows[0])) + effects[fork % used];
        }
        return spread == Spread.MACHINES ? means(logarithms, used) : logarithms;
    }

    private static double[] means(double[] logarithms, int machines) {
        double[] means = new double[machines];
        for (int machine = 0; machine < machines; machine++) {
            double sum = 0;
            int count = 0;
            for (int fork = machine; fork < logarithms.length; fork += machines) {
                sum += logarithms[fork];
                count++;
            }
            means[machine] = sum / count;
        }
        return means;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    private static double halfWidth(double[] one, double[] other) {
        double first = Math.pow(Moments.of(one).standardDeviation(), 2) / one.length;
        double second = Math.pow(Moments.of(other).standardDeviation(), 2) / other.length;
        double freedom = Math.pow(first + second, 2)
                / (first * first / (one.length - 1) + second * second / (other.length - 1));
        return Double.isNaN(freedom) ? 0
                : new TDistribution(freedom).inverseCumulativeProbability((1 + LEVEL) / 2) * Math.sqrt(first + second);
    }
}
