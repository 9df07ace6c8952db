package org.openjdk.jmh.bench.overhead;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * Dynamic runs against static ones: intervals at 99 % by hierarchical bootstrap, runs first, then iterations.
 *
 * @param statics  at least one run
 * @param dynamics at least one run
 */
record Comparison(List<RunTimes> statics, List<RunTimes> dynamics) {

    private static final int SIMULATIONS = 10_000;
    private static final double CONFIDENCE = 0.99;
    private static final long SEED = 1;

    /** Mean gap of the static runs in milliseconds. */
    double staticGap() {
        return gaps(statics).average().orElse(Double.NaN);
    }

    /** Mean gap of the dynamic runs in milliseconds. */
    double dynamicGap() {
        return gaps(dynamics).average().orElse(Double.NaN);
    }

    /** The median gap of the dynamic runs in milliseconds. */
    double dynamicMedianGap() {
        double[] sorted = gaps(dynamics).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    /** The gap after the very first iteration in milliseconds: the engine is loaded in it if nothing did so before. */
    double firstGap() {
        return dynamics.get(0).gaps()[0];
    }

    private static DoubleStream gaps(List<RunTimes> runs) {
        return runs.stream().flatMapToDouble(run -> Arrays.stream(run.gaps()));
    }

    /** What dynamic runs add to the mean gap, in milliseconds. */
    Interval addedGap() {
        RandomStream random = new RandomStream(SEED);
        double[] added = data(dynamics, RunTimes::gaps, random).simulate(SIMULATIONS, random);
        double[] plain = data(statics, RunTimes::gaps, random).simulate(SIMULATIONS, random);
        Arrays.setAll(added, i -> added[i] - plain[i]);
        return Interval.percentile(dynamicGap() - staticGap(), added, CONFIDENCE);
    }

    /** Score of dynamic runs / score of static runs, by the second half of each run's iterations. */
    Interval scoreRatio() {
        RandomStream random = new RandomStream(SEED);
        Function<RunTimes, double[]> secondHalf = run ->
                Arrays.copyOfRange(run.scores(), run.scores().length / 2, run.scores().length);
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
