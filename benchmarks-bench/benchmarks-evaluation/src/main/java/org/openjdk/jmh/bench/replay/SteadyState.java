package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.bench.outcome.Ratio;
import org.openjdk.jmh.bench.series.ForkSeries;

/**
 * The known steady state of a fork, and the relative performance deviation (RPD) from it: the distance from 1 of the
 * ratio between the mean of the slices in the 10 s after an end of warmup and the mean of all slices of the steady
 * state; 0 where the 95 % interval of the ratio contains 1 (Traini et al., EMSE 28:13, 2023).
 */
final class SteadyState {

    /** The measurement that follows an end of warmup. */
    private static final double MEASURED_SECONDS = 10;
    /** Larger than the number of forks, whose seeds follow each other. */
    private static final long STREAMS = 1 << 20;

    private final ForkSeries fork;
    private final int start;
    private final long seed;
    private final RatioInterval.Reference steady;

    SteadyState(ForkSeries fork, int start, RatioInterval interval, long seed) {
        this.fork = fork;
        this.start = start;
        this.seed = seed;
        this.steady = interval.to(fork.means(start, fork.length()), seed);
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
        return steady.ratio(fork.means(warmupSlices, Math.max(end, warmupSlices + 1)),
                seed + STREAMS * (warmupSlices + 1L));
    }
}
