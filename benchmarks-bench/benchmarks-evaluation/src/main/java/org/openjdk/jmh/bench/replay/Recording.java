package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** Forks of a benchmark, each recorded from its first iteration on, longer than any run that is to be replayed. */
public interface Recording {

    /** The number of forks. */
    int forks();

    /** What the engine would have been told of an iteration; both numbers count from 0. */
    Iteration iteration(int fork, int iteration);

    /** All values of an iteration, for the comparison of results. */
    double[] values(int fork, int iteration);

    /** Seconds that the first iterations of a fork lasted. */
    double secondsOf(int fork, int iterations);
}
