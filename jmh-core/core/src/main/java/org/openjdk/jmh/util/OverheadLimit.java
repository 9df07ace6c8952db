package org.openjdk.jmh.util;

import java.util.function.LongSupplier;

/** Sees to it that something takes no more than a share of a run, but for an advance: what comes too soon is put off. */
public final class OverheadLimit {

    private final LongSupplier clock;
    private final long advance;
    private final int part;
    private final long start;
    private long spent;

    /**
     * The run begins.
     *
     * @param clock   in nanoseconds
     * @param advance nanoseconds that it may take at once
     * @param part    of the run that it may take as well: 100 for a hundredth
     */
    public OverheadLimit(LongSupplier clock, long advance, int part) {
        this.clock = clock;
        this.advance = advance;
        this.part = part;
        start = clock.getAsLong();
    }

    /** Tells whether it may be done now, rather than later. */
    public boolean allowsMore() {
        return spent <= advance + (clock.getAsLong() - start) / part;
    }

    /** It was done, and took so many nanoseconds. */
    public void record(long nanos) {
        spent += nanos;
    }
}
