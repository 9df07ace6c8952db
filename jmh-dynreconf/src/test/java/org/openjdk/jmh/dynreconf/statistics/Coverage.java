package org.openjdk.jmh.dynreconf.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;

/**
 * How often 99 % intervals contain the true mean of simulated benchmarks. The main method prints the table of
 * docs/evidence/bench.md; its argument is the number of simulated benchmarks for each row.
 */
final class Coverage {

    static final double CONFIDENCE = 0.99;
    private static final int SIMULATIONS = 1000;
    private static final double LOG_NORMAL_MEAN = Math.exp(0.5);

    private Coverage() {
    }

    public static void main(String[] args) {
        int benchmarks = Integer.parseInt(args[0]);
        for (Distribution distribution : Distribution.values()) {
            print("100 values, " + distribution, benchmarks, r -> flat(distribution, 100, r), distribution.mean);
        }
        for (int block : new int[] {1, 5, 10}) {
            print("1 fork of 100 dependent iterations (AR 0.7), blocks of " + block, benchmarks,
                    r -> dependent(100, 0.7, block, r), 100);
        }
        for (int forks : new int[] {2, 3, 5, 10, 30}) {
            print(forks + " forks of 10 iterations of 10 values, sd 3 %, 1 %, 2 %", benchmarks,
                    r -> hierarchical(forks, r), 100);
        }
        double[] ratios = ratioShares(benchmarks);
        System.out.printf(Locale.ROOT, "| ratio of means of 5 such forks each (A/A) | %.1f %% | %.1f %% | %.1f |%n",
                100 * ratios[0], 100 * ratios[1], HierarchicalBootstrap.smallSampleFactor(5, CONFIDENCE));
    }

    private static void print(String name, int benchmarks, Function<Random, ResampledMean> data, double truth) {
        double[] shares = shares(benchmarks, data, truth);
        System.out.printf(Locale.ROOT, "| %s | %.1f %% | %.1f %% | %.1f |%n", name, 100 * shares[0], 100 * shares[1],
                shares[2]);
    }

    /** Share of percentile intervals and of corrected ones that contain the truth, and the factor between them. */
    static double[] shares(int benchmarks, Function<Random, ResampledMean> data, double truth) {
        int plain = 0;
        int corrected = 0;
        double factor = 1;
        for (int i = 0; i < benchmarks; i++) {
            ResampledMean benchmark = data.apply(new Random(i));
            Interval interval = bootstrap(i).ofMean(benchmark);
            factor = HierarchicalBootstrap.smallSampleFactor(benchmark.units(), CONFIDENCE);
            plain += interval.contains(truth) ? 1 : 0;
            corrected += interval.widened(factor).contains(truth) ? 1 : 0;
        }
        return new double[] {(double) plain / benchmarks, (double) corrected / benchmarks, factor};
    }

    enum Distribution {
        NORMAL(100), LOG_NORMAL(LOG_NORMAL_MEAN), BIMODAL(120);

        final double mean;

        Distribution(double mean) {
            this.mean = mean;
        }

        double draw(Random random) {
            switch (this) {
                case NORMAL:
                    return 100 + 5 * random.nextGaussian();
                case LOG_NORMAL:
                    return Math.exp(random.nextGaussian());
                default:
                    return (random.nextInt(5) < 2 ? 150 : 100) + 3 * random.nextGaussian();
            }
        }
    }

    static ResampledMean flat(Distribution distribution, int count, Random random) {
        double[] values = new double[count];
        Arrays.setAll(values, i -> distribution.draw(random));
        return ResampledMean.ofValues(values, SIMULATIONS, new RandomStream(random.nextLong()));
    }

    /** One fork whose iterations follow a first-order autoregression around 100 with a standard deviation of 1. */
    static ResampledMean dependent(int iterations, double dependence, int block, Random random) {
        RandomStream stream = new RandomStream(random.nextLong());
        List<ResampledMean> members = new ArrayList<>();
        double deviation = random.nextGaussian();
        for (int i = 0; i < iterations; i++) {
            members.add(ResampledMean.ofValues(new double[] {100 + deviation}, 1, stream));
            deviation = dependence * deviation + Math.sqrt(1 - dependence * dependence) * random.nextGaussian();
        }
        return ResampledMean.ofSeries(members, block);
    }

    static ResampledMean hierarchical(int forks, Random random) {
        double[][][] data = new double[forks][10][10];
        for (double[][] fork : data) {
            double forkLevel = 100 + 3 * random.nextGaussian();
            for (double[] iteration : fork) {
                double level = forkLevel + random.nextGaussian();
                Arrays.setAll(iteration, i -> level + 2 * random.nextGaussian());
            }
        }
        return Hierarchies.of(data, 200, 1, new RandomStream(random.nextLong()));
    }

    /** Share of percentile intervals and of corrected ones that contain 1, between two benchmarks of one level. */
    static double[] ratioShares(int benchmarks) {
        int plain = 0;
        int corrected = 0;
        for (int i = 0; i < benchmarks; i++) {
            Random random = new Random(i);
            ResampledMean numerator = hierarchical(5, random);
            ResampledMean denominator = hierarchical(5, random);
            plain += bootstrap(i).ofRatio(numerator, denominator).contains(1) ? 1 : 0;
            corrected += bootstrap(i).ofRatioCorrected(numerator, denominator).contains(1) ? 1 : 0;
        }
        return new double[] {(double) plain / benchmarks, (double) corrected / benchmarks};
    }

    private static HierarchicalBootstrap bootstrap(long seed) {
        return new HierarchicalBootstrap(SIMULATIONS, CONFIDENCE, new RandomStream(seed));
    }
}
