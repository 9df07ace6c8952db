package org.openjdk.jmh.bench.outcome;

import java.util.List;

/**
 * What a technique did with a benchmark.
 *
 * @param technique  a candidate's label, or the name of a published technique
 * @param forksUsed  how many forks the technique ran, or would have run
 * @param forks      of a replayed technique all forks, also those that it would not have run
 * @param comparison with the static run; null for a published technique
 * @param overhead   what the engine took, as a share of the warmups' time; NaN where it was not measured
 * @param warmupLeft by how much a history says that the run is too slow, as a share; NaN where it says nothing
 */
public record TechniqueOutcome(String technique, int forksUsed, List<WarmupOutcome> forks, StaticComparison comparison,
                               double overhead, double warmupLeft) {

    /** Whether it was read rather than replayed. */
    public boolean published() {
        return comparison == null;
    }

    /** Time of the dynamic run with the overhead where it was measured; only where there is a comparison. */
    public double secondsWithOverhead() {
        double known = Double.isNaN(overhead) ? 0 : overhead;
        return (1 + known) * comparison.warmupSeconds() + comparison.measurementSeconds();
    }

    /** Mean RPD over the forks with a known steady state; NaN where there is none. */
    public double meanDeviation() {
        return forks.stream().filter(WarmupOutcome::isJudged).mapToDouble(WarmupOutcome::deviation).average()
                .orElse(Double.NaN);
    }
}
