package org.openjdk.jmh.bench.summary;

/**
 * A technique over all benchmarks.
 *
 * @param technique      its label
 * @param published      whether it was read rather than replayed
 * @param quality        of the warmups
 * @param medianWee      median warmup estimation error in seconds
 * @param timesStopwatch mean RPD in units of the stopwatch's at the same mean warmup time on the same forks
 * @param unstableForks  share of forks in which it gave up at the maximum; NaN where published
 * @param forksUsed      mean number of forks of a benchmark
 * @param unstableRuns   share of benchmarks whose forks never became stable; NaN where published
 * @param saved          share of the static run's time that it saves, without what its computation costs; NaN where
 *                       published
 */
public record TechniqueSummary(String technique, boolean published, WarmupQuality quality, double medianWee,
                               Estimate timesStopwatch, double unstableForks, double forksUsed, double unstableRuns,
                               double saved) {
}
