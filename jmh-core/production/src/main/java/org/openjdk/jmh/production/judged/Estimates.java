package org.openjdk.jmh.production.judged;

import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/** Intervals at 95 % of positive means and of their ratio, by the hierarchical bootstrap, corrected for few units. */
final class Estimates {

    /** Any will do; a fixed one makes reports reproducible. */
    static final long SEED = 20261122;

    private static final double CONFIDENCE = 0.95;
    private static final int SIMULATIONS = 10_000;

    private Estimates() {
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

    /** The interval, moved to an estimate that is exact where the other one has rounding of batches in it. */
    static Interval around(double point, Interval interval) {
        double factor = interval.point() == 0 ? 1 : point / interval.point();
        return Interval.of(interval.lower() * factor, point, interval.upper() * factor);
    }
}
