package org.openjdk.jmh.production.recordings;

/**
 * Represents invocations of a method within a span of time.
 *
 * @param invocations number of invocations that ended in it, 0 or more
 * @param nanoseconds their total time; NaN if unknown
 */
public record Window(long invocations, double nanoseconds) {

    public Window plus(Window other) {
        return new Window(invocations + other.invocations, nanoseconds + other.nanoseconds);
    }

    /** Returns the mean time of an invocation in nanoseconds; NaN without invocations. */
    public double mean() {
        return nanoseconds / invocations;
    }
}
