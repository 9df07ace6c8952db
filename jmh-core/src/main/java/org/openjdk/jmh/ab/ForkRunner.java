package org.openjdk.jmh.ab;

import java.io.IOException;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.worker.ForkRequest;

/** Runs forks of sides or versions by number; 0 is the baseline or the first version. */
interface ForkRunner {

    /**
     * Runs a fork.
     *
     * @param number of the side or version
     * @throws ForkLostException if the fork has no result
     * @throws IOException       if a worker cannot be started, or its output cannot be read
     */
    ForkResult run(int number, PairedBenchmark benchmark, ForkRequest fork, ForkListener listener)
            throws ForkLostException, IOException, InterruptedException;

    /** Runs a fork alone. A fork that can alternate warms up as it would beside another fork. */
    default ForkResult run(int number, PairedBenchmark benchmark, ForkRequest fork)
            throws ForkLostException, IOException, InterruptedException {
        return benchmark.order.isAlternating()
                ? run(number, benchmark, AlternatingForks.inTurns(fork),
                        AlternatingTurns.alone(benchmark.order.slices()))
                : run(number, benchmark, fork, ForkListener.NONE);
    }
}
