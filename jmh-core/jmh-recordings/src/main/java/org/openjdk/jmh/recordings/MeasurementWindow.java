package org.openjdk.jmh.recordings;

import java.time.Instant;

/** Represents the time of a fork's measurement, between its warmup and its end; immutable. */
public final class MeasurementWindow {

    private final Instant start;
    private final Instant end;

    /**
     * Creates a window from the starts of the first and ends of the last measured iteration, in milliseconds since
     * 1970.
     */
    public MeasurementWindow(long startMillis, long endMillis) {
        start = Instant.ofEpochMilli(startMillis);
        end = Instant.ofEpochMilli(endMillis);
    }

    boolean contains(Instant time) {
        return !time.isBefore(start) && time.isBefore(end);
    }
}
