package org.openjdk.jmh.counting;

import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** A stop of a fork at which it was about to write to its host. Immutable. */
final class ForkStop {

    /** Valgrind's number of the main thread; number 1 is the VM's launcher. */
    private static final int LAST_OF_JMH = 2;

    private final long nanos;
    private final double ranNanos;
    private final double delayedNanos;
    private final Map<Integer, ThreadKind> threads;

    private ForkStop(long nanos, double ranNanos, double delayedNanos, Map<Integer, ThreadKind> threads) {
        this.nanos = nanos;
        this.ranNanos = ranNanos;
        this.delayedNanos = delayedNanos;
        this.threads = Collections.unmodifiableMap(new HashMap<>(threads));
    }

    /** Describes a stopped process, with the kinds of threads by valgrind's numbers. */
    static ForkStop of(ForkProcess process, Map<Integer, ThreadKind> threads) throws IOException {
        double[] times = process.ranAndDelayed();
        return new ForkStop(System.nanoTime(), times[0], times[1], threads);
    }

    /** Returns the kind of a thread, by valgrind's number, from 1. */
    ThreadKind kind(int thread) {
        return threads.getOrDefault(thread, thread <= LAST_OF_JMH ? ThreadKind.OTHER : ThreadKind.WORK);
    }

    /** Returns the share of time since an earlier stop in which no thread had work, from 0 to 1. */
    double waitedSince(ForkStop earlier) {
        return waited((double) (nanos - earlier.nanos), ranNanos - earlier.ranNanos,
                delayedNanos - earlier.delayedNanos);
    }

    /**
     * Returns the share of time in which no thread had work, from 0 to 1, excluding the time that other processes took.
     *
     * @param all     elapsed time, in any unit
     * @param ran     time for which threads ran, one at a time under valgrind
     * @param delayed time for which threads waited for processors; may exceed {@code all}, because several threads may
     *     wait at a time
     */
    static double waited(double all, double ran, double delayed) {
        double idle = all - ran - delayed;
        return idle > 0 ? idle / (idle + ran) : 0;
    }
}
