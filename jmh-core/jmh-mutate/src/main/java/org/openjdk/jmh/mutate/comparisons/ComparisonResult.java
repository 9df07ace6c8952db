package org.openjdk.jmh.mutate.comparisons;

import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.mutate.verdicts.InterimVerdict;
import org.openjdk.jmh.mutate.verdicts.ThresholdOutcome;

/**
 * Represents the result of a comparison.
 *
 * @param look      verdict after the last block
 * @param nanos     nanoseconds of an operation of the original, geometric mean of forks; NaN without a complete block
 * @param published ratio of throughputs by the rule of the ju2jmh paper, on the same forks; unknown with fewer than 2
 * @param loss      why the last failed fork failed; empty if none did
 */
public record ComparisonResult(MutantTrial attempt, InterimVerdict look, double nanos, Interval published,
                               double seconds,
                               String loss) {

    public boolean kills(int threshold) {
        return look.ends().get(threshold) == ThresholdOutcome.KILLED;
    }

    public List<ThresholdOutcome> ends() {
        return look.ends();
    }

    /** Returns the additional nanoseconds of an execution of the mutated line at a ratio of times. */
    public double nanosPerHit(double slowdown) {
        return (slowdown - 1) * nanos / attempt.ratio();
    }
}
