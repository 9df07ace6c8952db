package org.openjdk.jmh.production.comparisons;

import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * Computes 95 % confidence intervals of positive means and their ratios by the hierarchical bootstrap, corrected for
 * small samples.
 */
final class Estimates {

    /** Fixed, so that reports are reproducible; the value is arbitrary. */
    static final long SEED = 20261122;

    private static final double CONFIDENCE = 0.95;
    private static final int SIMULATIONS = 10_000;
    /** Number of resampled means of each group. */
    private static final int REPLICATES = 1000;

    private Estimates() {
    }

    /** Returns means that are resampled within groups of values, such as the iterations of a fork. */
    static ResampledMean resampled(List<double[]> groups, long seed) {
        RandomStream random = new RandomStream(seed);
        return ResampledMean.ofGroup(
                groups.stream().map(values -> ResampledMean.ofValues(values, REPLICATES, random)).toList());
    }

    static Interval ofMean(ResampledMean times) {
        return positive(bootstrap().ofMeanCorrected(times));
    }

    static Interval ofRatio(ResampledMean production, ResampledMean benchmark) {
        return positive(bootstrap().ofRatioCorrected(production, benchmark));
    }

    private static HierarchicalBootstrap bootstrap() {
        return new HierarchicalBootstrap(SIMULATIONS, CONFIDENCE, new RandomStream(SEED));
    }

    private static Interval positive(Interval interval) {
        return Interval.of(Math.max(0, interval.lower()), interval.point(), Math.max(0, interval.upper()));
    }

    /** Returns the interval scaled to an estimate without the rounding of batches. */
    static Interval around(double point, Interval interval) {
        double factor = interval.point() == 0 ? 1 : point / interval.point();
        return Interval.of(interval.lower() * factor, point, interval.upper() * factor);
    }
}
