package org.openjdk.jmh.dynreconf.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.dynreconf.statistics.WeightedSampling;

/**
 * Implements the method of the FSE'20 and ju2jmh papers: the ratio of arithmetic means, with forks, iterations and
 * values resampled 10,000 times with replacement; the papers use 99 %. With few forks its intervals are too narrow:
 * with five forks, 99 % intervals contain the true ratio in 91 % of all cases (docs/evidence/bench.md).
 *
 * <p>1,000 values are drawn from an iteration that has more, as in FSE'20. Simulations pick among means that were
 * resampled before, see {@link ResampledMean}: 1,000 of each fork if its iterations have one value each, otherwise 200
 * of each iteration, whose values contribute so little to the width that an uncertainty of 5 % does not matter.
 */
final class BootstrapMethod implements ComparisonMethod {

    private static final int SIMULATIONS = 10_000;
    private static final int FORK_REPLICATES = 1000;
    private static final int ITERATION_REPLICATES = 200;
    private static final int DRAWS = 1000;
    /** Arbitrary, but fixed, so that results are reproducible. */
    private static final long SEED = 20201108;

    @Override
    public String name() {
        return "bootstrap";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        RandomStream random = new RandomStream(SEED);
        ResampledMean denominator = prepared(baseline, random);
        ResampledMean numerator = prepared(candidate, random);
        double[] ratios = numerator.simulate(SIMULATIONS, random);
        double[] divisors = denominator.simulate(SIMULATIONS, random);
        Arrays.setAll(ratios, i -> ratios[i] == divisors[i] ? 1 : ratios[i] / divisors[i]);
        return new SimulatedRatio(numerator.mean() / denominator.mean(), ratios);
    }

    private static ResampledMean prepared(ForkSamples side, RandomStream random) {
        List<ResampledMean> forks = new ArrayList<>();
        for (List<Sample> fork : side.forks()) {
            forks.add(isOfSingleValues(fork) ? ofSingleValues(fork, random) : ofIterations(fork, random));
        }
        return ResampledMean.ofGroup(forks);
    }

    private static boolean isOfSingleValues(List<Sample> fork) {
        return fork.stream().allMatch(iteration -> iteration.total() == 1);
    }

    private static ResampledMean ofSingleValues(List<Sample> fork, RandomStream random) {
        double[] scores = fork.stream().mapToDouble(iteration -> iteration.moments().mean()).toArray();
        return ResampledMean.ofValues(scores, FORK_REPLICATES, random);
    }

    private static ResampledMean ofIterations(List<Sample> fork, RandomStream random) {
        List<ResampledMean> iterations = new ArrayList<>();
        for (Sample iteration : fork) {
            iterations.add(ResampledMean.ofValues(values(iteration, random), ITERATION_REPLICATES, random));
        }
        return ResampledMean.ofGroup(iterations);
    }

    /** Returns all values, or as many drawn as in the papers. */
    private static double[] values(Sample iteration, RandomStream random) {
        double[] values = new double[iteration.size()];
        long[] counts = new long[values.length];
        Arrays.setAll(values, iteration::value);
        Arrays.setAll(counts, iteration::count);
        return WeightedSampling.atMost(DRAWS, values, counts, random);
    }

    /**
     * Estimates a ratio by simulated ones. Limits are order statistics: of s simulations, the lower limit for a tail of α
     * is the ⌊α (s + 1)⌋-th smallest (Davison and Hinkley, "Bootstrap Methods and their Application", 1997, sections 4.2.5
     * and 5.2), or 0 if there is none so far out. The p-value is 2 (b + 1) / (s + 1), with b the number of simulations on
     * the other side of 1, and so never below 2 / (s + 1).
     */
    static final class SimulatedRatio implements RatioEstimate {

        /** Compensates for rounding of a product that should be a whole number. */
        private static final double TINY = 1e-9;

        private final double point;
        private final double[] sorted;

        /** Takes over the array of simulated ratios, and sorts it. */
        SimulatedRatio(double point, double[] simulated) {
            this.point = point;
            Arrays.sort(simulated);
            this.sorted = simulated;
        }

        @Override
        public Interval interval(double confidence) {
            int rank = (int) Math.floor((1 - confidence) / 2 * (sorted.length + 1) + TINY);
            return rank < 1 ? Interval.unknownRatio(point)
                    : Interval.of(sorted[rank - 1], point, sorted[sorted.length - rank]);
        }

        @Override
        public double pValue() {
            int notAbove = 0;
            int notBelow = 0;
            for (double ratio : sorted) {
                notAbove += ratio <= 1 ? 1 : 0;
                notBelow += ratio >= 1 ? 1 : 0;
            }
            return Math.min(1, 2 * (Math.min(notAbove, notBelow) + 1.0) / (sorted.length + 1));
        }
    }
}
