package org.openjdk.jmh.production.recorded;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A span of time.
 *
 * @param start of it
 * @param end   of it, not before the start
 */
record Span(Instant start, Instant end) {

    static Span of(@Nullable Span one, Span other) {
        return one == null ? other : new Span(one.start.isBefore(other.start) ? one.start : other.start,
                one.end.isAfter(other.end) ? one.end : other.end);
    }

    boolean overlaps(Span other) {
        return start.isBefore(other.end) && other.start.isBefore(end);
    }
}
