package org.openjdk.jmh.mutate.run;

import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.mutate.oracle.KillLook;
import org.openjdk.jmh.mutate.oracle.ThresholdOutcome;

/**
 * What came of an attempt.
 *
 * @param attempt   what was measured
 * @param look      what was known in the end
 * @param nanos     of an operation of the original, geometric mean of forks; NaN where nothing is complete
 * @param published the ratio of throughputs by the rule of the ju2jmh paper, on the same forks; unknown with fewer than 2
 * @param seconds   that it took
 * @param loss      why the last lost fork was lost; empty where none was
 */
public record Compared(MutantTrial attempt, KillLook look, double nanos, Interval published, double seconds,
                       String loss) {

    /** {@return whether the mutant is slower than a threshold} */
    public boolean kills(int threshold) {
        return look.ends().get(threshold) == ThresholdOutcome.KILLED;
    }

    /** {@return what is known at each threshold} */
    public List<ThresholdOutcome> ends() {
        return look.ends();
    }

    /**
     * What an execution of the mutated line costs more.
     *
     * @param slowdown a ratio
     * @return nanoseconds
     */
    public double nanosPerHit(double slowdown) {
        return (slowdown - 1) * nanos / attempt.ratio();
    }
}
