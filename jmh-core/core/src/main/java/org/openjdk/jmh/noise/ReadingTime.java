package org.openjdk.jmh.noise;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Sees to it that reading counters takes a thousandth of a run at most: what comes too soon is not read. Where the system
 * tells, what counts is the time of the processor, since a reading that waits for one takes none from the fork.
 */
final class ReadingTime {

    private static final long LARGEST_SHARE = 1000;

    /** What the first fork may take in advance: files are opened, and compilers have not seen the code yet. */
    private static final long ADVANCE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final LongSupplier clock;
    private final LongSupplier cost;
    private final long start;
    private long spent;

    /**
     * The run begins.
     *
     * @param clock in nanoseconds
     * @param cost  gives what the thread that asks has used up, in nanoseconds
     */
    ReadingTime(LongSupplier clock, LongSupplier cost) {
        this.clock = clock;
        this.cost = cost;
        this.start = clock.getAsLong();
    }

    /** Returns what gives the time of the processor that the thread which asks has used, or the time where that is unknown. */
    static LongSupplier costOfThread() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
                ? threads::getCurrentThreadCpuTime : System::nanoTime;
    }

    /** Tells whether there is time for another reading. */
    boolean isLeft() {
        return spent <= ADVANCE_NANOS + (clock.getAsLong() - start) / LARGEST_SHARE;
    }

    /** Counts what a reading takes. */
    void spend(Runnable reading) {
        long before = cost.getAsLong();
        reading.run();
        spent += cost.getAsLong() - before;
    }
}
