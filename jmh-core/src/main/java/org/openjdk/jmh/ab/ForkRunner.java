package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.function.IntConsumer;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.worker.ForkRequest;

/** Runs forks of sides or versions by number; 0 is the baseline or the first version. */
interface ForkRunner {

    /**
     * Runs a fork.
     *
     * @param number     of the side or version
     * @param benchmark  whose fork it is
     * @param iterations takes the number of each iteration when it begins, from 1, warmups first
     * @throws ForkLostException if the fork has no result
     * @throws IOException       if a worker cannot be started, or its output cannot be read
     */
    ForkResult run(int number, PairedBenchmark benchmark, ForkRequest fork, IntConsumer iterations)
            throws ForkLostException, IOException, InterruptedException;

    /** Runs a fork without events of its iterations. */
    default ForkResult run(int number, PairedBenchmark benchmark, ForkRequest fork)
            throws ForkLostException, IOException, InterruptedException {
        return run(number, benchmark, fork, iteration -> {
        });
    }
}
