package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/**
 * Decides the order of the forks of a run, and when there are enough of them: it returns the next fork, and receives
 * each one that has ended.
 *
 * <p>Benchmarks are numbered from 0, in JMH's order. If sides are compared, each side of a benchmark has its own
 * number.
 *
 * <p>The schedule does not decide when a benchmark ends: {@link ForkEnd#isLast()} reports that, because its configured
 * forks are done, its criteria hold, or it has failed.
 */
public interface Schedule {

    /**
     * Returns the number of the benchmark that gets the next fork, the same until a fork has ended; empty if no further
     * fork is to run, because all benchmarks have ended or the schedule ends the run.
     */
    OptionalInt next();

    /**
     * Records that a fork has ended. It need not be the requested one: forks of an earlier, interrupted run are
     * reported in any order before the first request.
     *
     * @param benchmark number of its benchmark
     * @throws IllegalArgumentException if there is no such benchmark, or it has ended before
     */
    void forkEnded(int benchmark, ForkEnd end);

    /** Returns the seconds that the schedule leaves to the rest of the run; infinite if it has no time limit. */
    default double secondsLeft() {
        return Double.POSITIVE_INFINITY;
    }
}
