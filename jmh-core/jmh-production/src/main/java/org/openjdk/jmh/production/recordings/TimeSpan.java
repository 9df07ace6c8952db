package org.openjdk.jmh.production.recordings;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents the time from an inclusive start to an exclusive end. */
record TimeSpan(Instant start, Instant end) {

    static TimeSpan of(@Nullable TimeSpan one, TimeSpan other) {
        return one == null ? other : new TimeSpan(one.start.isBefore(other.start) ? one.start : other.start,
                one.end.isAfter(other.end) ? one.end : other.end);
    }

    boolean overlaps(TimeSpan other) {
        return start.isBefore(other.end) && other.start.isBefore(end);
    }
}
