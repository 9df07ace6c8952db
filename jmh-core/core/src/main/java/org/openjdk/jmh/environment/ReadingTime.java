package org.openjdk.jmh.environment;

import java.util.function.LongSupplier;

/** Sees to it that reading counters takes a thousandth of a run at most: what comes too soon is not read. */
final class ReadingTime {

    private static final long LARGEST_SHARE = 1000;

    private final LongSupplier clock;
    private final long start;
    private long spent;

    ReadingTime(LongSupplier clock) {
        this.clock = clock;
        this.start = clock.getAsLong();
    }

    /** Tells whether there is time for another reading. */
    boolean isLeft() {
        return spent <= (clock.getAsLong() - start) / LARGEST_SHARE;
    }

    /** Counts what a reading takes. */
    void spend(Runnable reading) {
        long before = clock.getAsLong();
        reading.run();
        spent += clock.getAsLong() - before;
    }
}
