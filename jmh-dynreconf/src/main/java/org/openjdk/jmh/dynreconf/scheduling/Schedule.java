package org.openjdk.jmh.dynreconf.scheduling;

import java.util.OptionalInt;

/**
 * The order in which the forks of a run are made, and when there are enough of them. It is asked for the next fork, and
 * told of each one that has ended.
 *
 * <p>Benchmarks are numbered from 0, in the order in which they would run one after the other. Where sides are compared,
 * each side of a benchmark has a number of its own.
 *
 * <p>How long a benchmark goes on at most is not for the schedule to say: with its last fork it is told that the benchmark
 * needs no other one, be it since its configured forks are done, since its criteria hold, or since it has failed.
 */
public interface Schedule {

    /**
     * {@return the number of the benchmark that gets the next fork; empty if no further fork is to run, because all
     * benchmarks have ended or the schedule ends the run} The answer stays the same until a fork has ended.
     */
    OptionalInt next();

    /**
     * A fork has ended. It need not be the one that was asked for: forks that ran in an earlier, interrupted run are
     * told of in any order before the first question.
     *
     * @param benchmark number of its benchmark, which has not ended before
     * @param end       what came of it
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
