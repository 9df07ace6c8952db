package org.openjdk.jmh.sides;

import java.util.function.LongSupplier;

/**
 * When to write anew what becomes larger and larger. Each writing is followed by twenty times as long without one, so that
 * all of them take a twentieth of the run at most, however long one takes.
 */
final class WritePace {

    private static final long REST = 20;

    private final LongSupplier clock;
    private long begun;
    private long due;
    private boolean waits;

    /** Nothing is written so far; the clock is in any unit. */
    WritePace(LongSupplier clock) {
        this.clock = clock;
    }

    boolean isDue() {
        return !waits || clock.getAsLong() - due >= 0;
    }

    /** Something is written from now on; if nothing comes of it, it is due as before. */
    void begin() {
        begun = clock.getAsLong();
        waits = false;
    }

    void end() {
        long now = clock.getAsLong();
        due = now + REST * (now - begun);
        waits = true;
    }
}
