package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * The known steady state of a fork, and the relative performance deviation (RPD) from it: the distance from 1 of the
 * ratio between the mean of the slices in the 10 s after an end of warmup and the mean of all slices of the steady
 * state; 0 where the 95 % bootstrap interval of the ratio contains 1 (Traini et al., EMSE 28:13, 2023).
 */
final class SteadyState {

    /** The measurement that follows an end of warmup. */
    private static final double MEASURED_SECONDS = 10;
    private static final double CONFIDENCE = 0.95;
    private static final int SIMULATIONS = 1000;
    /** Larger than the number of forks, whose seeds follow each other. */
    private static final long STREAMS = 1 << 20;

    private final ForkSeries fork;
    private final int start;
    private final long seed;
    private final ResampledMean steady;

    SteadyState(ForkSeries fork, int start, long seed) {
        this.fork = fork;
        this.start = start;
        this.seed = seed;
        this.steady = resampled(start, fork.length(), new RandomStream(seed));
    }

    private ResampledMean resampled(int from, int to, RandomStream random) {
        return ResampledMean.ofValues(fork.means(from, to), SIMULATIONS, random);
    }

    double startSeconds() {
        return fork.secondsOf(start);
    }

    /**
     * Ratio of the means, measured after so many slices of warmup against steady; at least one slice must be left. What
     * is drawn at random depends on the fork and the warmup alone, not on what else is asked.
     */
    Ratio ratio(int warmupSlices) {
        int end = fork.slicesUntil(fork.secondsOf(warmupSlices) + MEASURED_SECONDS);
        RandomStream random = new RandomStream(seed + STREAMS * (warmupSlices + 1L));
        return Ratio.of(new HierarchicalBootstrap(SIMULATIONS, CONFIDENCE, random)
                .ofRatio(resampled(warmupSlices, Math.max(end, warmupSlices + 1), random), steady));
    }
}
