package org.openjdk.jmh.util;

import java.util.function.LongSupplier;

/**
 * Limits an activity to a share of the run time, plus an initial allowance. The caller postpones what exceeds the
 * limit.
 */
public final class OverheadLimit {

    private final LongSupplier clock;
    private final long advance;
    private final int part;
    private final long start;
    private long spent;

    /**
     * Starts the clock of the run.
     *
     * @param clock   clock in nanoseconds
     * @param advance initial allowance in nanoseconds
     * @param part    inverse of the share: 100 for one percent of the time since now
     */
    public OverheadLimit(LongSupplier clock, long advance, int part) {
        this.clock = clock;
        this.advance = advance;
        this.part = part;
        start = clock.getAsLong();
    }

    public boolean allowsMore() {
        return spent <= advance + (clock.getAsLong() - start) / part;
    }

    public void record(long nanos) {
        spent += nanos;
    }
}
