package org.openjdk.jmh.bench.outcome;

import java.util.List;

/**
 * A dynamic run of a benchmark against the static one.
 *
 * @param ratio              of the results
 * @param staticSeconds      time of all iterations of the static run
 * @param warmupSeconds      time of the warmup iterations of the dynamic run
 * @param measurementSeconds time of its measurement iterations
 * @param warmupIterations   of each fork that was run
 * @param unstableForks      how many of these were not found warm
 * @param forksStable        whether the forks were found stable
 * @param wallTime           of both runs, unknown where nothing really ran
 */
public record StaticComparison(Ratio ratio, double staticSeconds, double warmupSeconds, double measurementSeconds,
                               List<Integer> warmupIterations, int unstableForks, boolean forksStable,
                               WallTime wallTime) {

    /** Forks that were run. */
    public int forks() {
        return warmupIterations.size();
    }
}
