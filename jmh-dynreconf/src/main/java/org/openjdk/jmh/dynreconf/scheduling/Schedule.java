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
     * Which benchmark gets its next fork. Asking changes nothing: until a fork has ended, the answer stays the same.
     *
     * @return the number of a benchmark that has not ended; empty where no further fork is to run, be it that all
     *         benchmarks have ended or that the schedule ends the run without them
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
     * How much time the schedule leaves to the rest of the run.
     *
     * @return seconds, 0 or more; infinite where it limits no time
     */
    default double secondsLeft() {
        return Double.POSITIVE_INFINITY;
    }
}
