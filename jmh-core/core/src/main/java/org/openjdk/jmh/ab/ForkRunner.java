package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.function.IntConsumer;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.worker.ForkRequest;

/** Whatever runs forks of what is compared, by number: 0 is the baseline or the first version. */
interface ForkRunner {

    /**
     * Runs a fork.
     *
     * @param number     of the side or version
     * @param benchmark  of which it is
     * @param fork       to run
     * @param iterations takes the number of each iteration that begins, from 1
     * @throws ForkLostException if it measured nothing
     * @throws IOException       if a host cannot be started or heard
     */
    ForkResult run(int number, PairedBenchmark benchmark, ForkRequest fork, IntConsumer iterations)
            throws ForkLostException, IOException, InterruptedException;

    /** Runs a fork of whose iterations nobody wants to hear. */
    default ForkResult run(int number, PairedBenchmark benchmark, ForkRequest fork)
            throws ForkLostException, IOException, InterruptedException {
        return run(number, benchmark, fork, iteration -> {
        });
    }
}
