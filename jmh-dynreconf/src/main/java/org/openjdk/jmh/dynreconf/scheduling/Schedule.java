package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/**
 * Decides the order of the forks of a run, and when there are enough of them: it returns the next fork, and receives
 * each one that has ended.
 *
 * <p>Benchmarks are numbered from 0, in the order in which they would run one after the other. Where sides are
 * compared, each side of a benchmark has a number of its own.
 *
 * <p>The schedule does not decide when a benchmark ends: the end of its last fork says that the benchmark needs no
 * other one, because its configured forks are done, its criteria hold, or it has failed.
 */
public interface Schedule {

    /**
     * {@return the number of the benchmark that gets the next fork; empty if no further fork is to run, because all
     * benchmarks have ended or the schedule ends the run} The answer stays the same until a fork has ended.
     */
    OptionalInt next();

    /**
     * Records that a fork has ended. It need not be the requested one: forks of an earlier, interrupted run are
     * reported in any order before the first request.
     *
     * @param benchmark number of its benchmark, which has not ended before
     * @param end       its result
     * @throws IllegalArgumentException if there is no such benchmark, or it has ended before
     */
    void forkEnded(int benchmark, ForkEnd end);

    /**
     * {@return the seconds that the schedule leaves to the rest of the run, 0 or more; infinite if it has no time
     * limit}
     */
    default double secondsLeft() {
        return Double.POSITIVE_INFINITY;
    }
}
