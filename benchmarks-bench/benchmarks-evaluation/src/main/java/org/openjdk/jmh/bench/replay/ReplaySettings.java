package org.openjdk.jmh.bench.replay;

import java.util.List;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

/**
 * What is replayed and how.
 *
 * @param candidates            each replayed by itself
 * @param slices                of 100 ms that make an iteration, 1 or more
 * @param grouping              what the engine is told of an iteration
 * @param interval              of the ratio between measurement and steady state
 * @param minimumWarmup         warmup iterations of a fork at least
 * @param maximumWarmup         warmup iterations of a fork at most, and those of the static run
 * @param measurementIterations of a fork of a dynamic run
 * @param staticMeasurement     measurement iterations of a fork of the static run
 * @param minimumForks          of a benchmark at least
 * @param maximumForks          of a benchmark at most, and those of the static run
 * @param window                how far the warmup vector reaches back
 * @param seed                  of everything that is drawn at random
 * @param historySeconds        of the other half of the forks that a run knows; 0 for runs that know nothing
 */
public record ReplaySettings(List<Candidate> candidates, int slices, Grouping grouping, RatioInterval interval,
                             int minimumWarmup, int maximumWarmup, int measurementIterations, int staticMeasurement,
                             int minimumForks, int maximumForks, int window, long seed, double historySeconds) {

    /** Iterations that a fork must have so that each possible decision can be replayed. */
    public int neededIterations() {
        return Math.max(maximumWarmup + Math.max(measurementIterations, staticMeasurement),
                (int) Math.ceil(historySeconds / (slices * ForkSeries.SLICE_SECONDS)));
    }

    /** The same number in slices. */
    public int neededSlices() {
        return neededIterations() * slices;
    }

    /**
     * Forks that a recording must have: bounds above the defaults were asked for, while the defaults give way where there
     * are fewer.
     */
    public int neededForks() {
        int least = minimumForks > ReconfigurationDefaults.MIN_FORKS ? minimumForks : 1;
        return maximumForks > ReconfigurationDefaults.MAX_FORKS ? maximumForks : least;
    }

    /**
     * Lets the engine look at the settings before anything is read.
     *
     * @throws IllegalArgumentException if it does not accept them
     */
    public void check() {
        candidates.forEach(this::engine);
    }

    /** The engine's settings for a candidate, as a live run would have them. */
    ReconfigurationSettings engine(Candidate candidate) {
        return engine(candidate, BenchmarkHistory.NONE);
    }

    /** The same for a run that knows earlier ones. */
    ReconfigurationSettings engine(Candidate candidate, BenchmarkHistory history) {
        return ReconfigurationSettings.builder()
                .criteria(candidate.criteria())
                .warmupIterations(minimumWarmup, maximumWarmup)
                .measurementIterations(measurementIterations, 1)
                .forks(minimumForks, maximumForks)
                .sampling(SamplingSettings.defaults().withWarmupWindow(window))
                .seed(seed)
                .history(history)
                .build();
    }

    /** Names everything that results depend on, so that a rerun can tell whether earlier ones are of use. */
    public String fingerprint() {
        return toString();
    }
}
