package org.openjdk.jmh.recordings;

import java.time.Instant;

/** Represents the time of a fork's measurement, between its warmup and its end; immutable. */
public final class Window {

    private final Instant start;
    private final Instant end;

    /**
     * Creates a window.
     *
     * @param startMillis start of the first measured iteration, in milliseconds since 1970
     * @param endMillis   end of the last one
     */
    public Window(long startMillis, long endMillis) {
        start = Instant.ofEpochMilli(startMillis);
        end = Instant.ofEpochMilli(endMillis);
    }

    boolean contains(Instant time) {
        return !time.isBefore(start) && time.isBefore(end);
    }

    double nanos() {
        return (end.toEpochMilli() - start.toEpochMilli()) * 1e6;
    }
}
