package org.openjdk.jmh.bench.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.bench.outcome.Ratio;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * Means of runs and their ratios as in sections 5.4.1 and 5.4.2 of FSE'20: the interval of the ratio of means at 99 %, by
 * 10,000 simulations that resample forks, iterations and values. No outlier is left out.
 */
public final class RunMeans {

    private static final int SIMULATIONS = 10_000;
    private static final double CONFIDENCE = 0.99;
    /** Resampled means that are kept of an iteration. */
    private static final int REPLICATES = 1000;
    /**
     * Values that are resampled for one iteration at most, all replicates together. An iteration of sample time mode has
     * 20,000 values; fewer replicates of so exact a mean change nothing that can be seen beside forks and iterations.
     */
    private static final int DRAWS = 2_000_000;

    private final RandomStream random;

    /** Draws with a seed. */
    public RunMeans(long seed) {
        random = new RandomStream(seed);
    }

    /** The mean of some iterations of a fork. */
    public ResampledMean fork(Recording recording, int fork, int from, int iterations) {
        List<ResampledMean> members = new ArrayList<>();
        for (int i = from; i < from + iterations; i++) {
            double[] values = recording.values(fork, i);
            int replicates = Math.max(1, Math.min(REPLICATES, DRAWS / values.length));
            members.add(ResampledMean.ofValues(values, replicates, random));
        }
        return ResampledMean.ofGroup(members);
    }

    /** A static run, simulated once for all dynamic runs that are compared with it. */
    public Denominator denominator(ResampledMean plain) {
        return new Denominator(plain.mean(), plain.simulate(SIMULATIONS, random));
    }

    /** Compares a dynamic run with a static one. */
    public Ratio ratio(ResampledMean dynamic, Denominator plain) {
        double[] ratios = dynamic.simulate(SIMULATIONS, random);
        Arrays.setAll(ratios, i -> ratios[i] / plain.simulated()[i]);
        return new Ratio(Interval.percentile(dynamic.mean() / plain.mean(), ratios, CONFIDENCE));
    }

    /**
     * A run that others are divided by.
     *
     * @param mean      of its values
     * @param simulated means of its resampled values
     */
    public record Denominator(double mean, double[] simulated) {
    }
}
