package org.openjdk.jmh.bench.summary;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * A technique over all benchmarks.
 *
 * @param technique      its label
 * @param published      whether it was read rather than replayed
 * @param quality        of the warmups
 * @param medianWee      median warmup estimation error in seconds
 * @param timesStopwatch mean RPD in units of the stopwatch's at the same mean warmup time on the same forks
 * @param unstableForks  share of forks (all, whether it would have run them or not) that it did not find warm; NaN where published
 * @param forksUsed      mean number of forks of a benchmark
 * @param comparison     with the static runs, without what the computation costs; null where published
 */
public record TechniqueSummary(String technique, boolean published, WarmupQuality quality, double medianWee,
                               Interval timesStopwatch, double unstableForks, double forksUsed,
                               ComparisonSummary comparison) {

    /** Share of the static runs' time that is saved; NaN where published. */
    public double saved() {
        return comparison == null ? Double.NaN : comparison.saved();
    }
}
