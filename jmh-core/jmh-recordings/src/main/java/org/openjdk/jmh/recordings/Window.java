package org.openjdk.jmh.recordings;

import java.time.Instant;

/** The time in which a fork was measured, between its warmup and its end; immutable. */
public final class Window {

    private final Instant start;
    private final Instant end;

    /**
     * Creates a window.
     *
     * @param startMillis when the first measured iteration began, in milliseconds since 1970
     * @param endMillis   when the last one ended, later
     */
    public Window(long startMillis, long endMillis) {
        start = Instant.ofEpochMilli(startMillis);
        end = Instant.ofEpochMilli(endMillis);
    }

    boolean contains(Instant time) {
        return !time.isBefore(start) && time.isBefore(end);
    }

    /** Returns how long it is. */
    double nanos() {
        return (end.toEpochMilli() - start.toEpochMilli()) * 1e6;
    }
}
