package org.openjdk.jmh.results.file;

import java.util.concurrent.TimeUnit;

/**
 * How long writing may take. All results are written each time, which for thousands of them would add up to the square
 * of their number; so a write is put off where those before took too much of the run.
 */
public final class WritingTime {

    /** Enough for hundreds of results, written one by one. */
    private static final long FREE = TimeUnit.SECONDS.toNanos(2);

    /** One percent of the run is what nobody notices. */
    private static final int PART = 100;

    private final long start;
    private long spent;

    /**
     * Nothing is written yet.
     *
     * @param start of the run, in nanoseconds
     */
    public WritingTime(long start) {
        this.start = start;
    }

    /**
     * Counts a write.
     *
     * @param nanos that it took
     */
    public void add(long nanos) {
        spent += nanos;
    }

    /**
     * Tells whether results may be written, rather than together with later ones.
     *
     * @param now in nanoseconds, on the clock of the start
     * @return false where writing has taken too much of the run
     */
    public boolean allows(long now) {
        return spent <= FREE || spent <= (now - start) / PART;
    }
}
