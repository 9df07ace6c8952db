package org.openjdk.jmh.reconfiguration;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.results.IterationResult;

/** Clock and counters of one fork: how long it and its iterations take, and what else its VM does meanwhile. */
final class ForkMeter {

    private final VmActivityMeter activity;
    private final long forkStart = System.nanoTime();
    private long iterationStart = forkStart;

    /**
     * The fork begins.
     *
     * @param pid gives the process of its VM once iterations run
     */
    ForkMeter(LongSupplier pid) {
        activity = new VmActivityMeter(pid);
    }

    void startIteration() {
        activity.start();
        iterationStart = System.nanoTime();
    }

    /** Returns the seconds since the fork began. */
    double forkSeconds() {
        return secondsSince(forkStart);
    }

    /** Returns the seconds since the iteration began. */
    double iterationSeconds() {
        return secondsSince(iterationStart);
    }

    /** Returns what a result of the given mode means to the engine, if the iteration has just ended. */
    Iteration measured(IterationResult result, Mode mode, double seconds) {
        Iteration iteration = Iteration.of(IterationSamples.of(result, mode)).withSeconds(seconds)
                .withVmActivity(activity.activity());
        return mode == Mode.Throughput ? iteration.ofRates() : iteration;
    }

    static double secondsSince(long start) {
        return (double) (System.nanoTime() - start) / TimeUnit.SECONDS.toNanos(1);
    }
}
