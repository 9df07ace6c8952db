package org.openjdk.jmh.bench.overhead;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * Dynamic runs against static ones: intervals at 99 % by hierarchical bootstrap, runs first, then iterations.
 *
 * @param statics  at least one run
 * @param dynamics at least one run
 */
record OverheadComparison(List<RunTimes> statics, List<RunTimes> dynamics) {

    private static final int SIMULATIONS = 10_000;
    private static final double CONFIDENCE = 0.99;
    private static final long SEED = 1;

    /** The wall time of the very first gap, in milliseconds: classes are loaded in it that no run needed before. */
    double firstGap() {
        return dynamics.get(0).wallGaps()[0];
    }

    static double mean(List<RunTimes> runs, Function<RunTimes, double[]> gaps) {
        return all(runs, gaps).average().orElse(Double.NaN);
    }

    static double quantile(double probability, List<RunTimes> runs, Function<RunTimes, double[]> gaps) {
        return Quantiles.ofSorted(all(runs, gaps).sorted().toArray(), probability);
    }

    private static DoubleStream all(List<RunTimes> runs, Function<RunTimes, double[]> gaps) {
        return runs.stream().map(gaps).flatMapToDouble(Arrays::stream);
    }

    /** What dynamic runs add to the mean gap, in milliseconds. */
    Interval added(Function<RunTimes, double[]> gaps) {
        RandomStream random = new RandomStream(SEED);
        double[] added = data(dynamics, gaps, random).simulate(SIMULATIONS, random);
        double[] plain = data(statics, gaps, random).simulate(SIMULATIONS, random);
        Arrays.setAll(added, i -> added[i] - plain[i]);
        return Interval.percentile(mean(dynamics, gaps) - mean(statics, gaps), added, CONFIDENCE);
    }

    /** Score of dynamic runs / score of static runs, by the second half of each run's iterations. */
    Interval scoreRatio() {
        RandomStream random = new RandomStream(SEED);
        Function<RunTimes, double[]> secondHalf =
                run -> Arrays.copyOfRange(run.scores(), run.scores().length / 2, run.scores().length);
        return new HierarchicalBootstrap(SIMULATIONS, CONFIDENCE, random)
                .ofRatio(data(dynamics, secondHalf, random), data(statics, secondHalf, random));
    }

    private static ResampledMean data(List<RunTimes> runs, Function<RunTimes, double[]> values, RandomStream random) {
        List<ResampledMean> members = new ArrayList<>();
        for (RunTimes run : runs) {
            members.add(ResampledMean.ofValues(values.apply(run), SIMULATIONS, random));
        }
        return ResampledMean.ofGroup(members);
    }
}
