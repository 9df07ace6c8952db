package org.openjdk.jmh.production.recorded;

/**
 * What happened to a method in some span of time.
 *
 * @param invocations that ended in it, 0 or more
 * @param nanoseconds that they took together; NaN where that is not known
 */
public record Window(long invocations, double nanoseconds) {

    /** Both together. */
    public Window and(Window other) {
        return new Window(invocations + other.invocations, nanoseconds + other.nanoseconds);
    }

    /** The time of an invocation in nanoseconds; NaN where there is none. */
    public double mean() {
        return nanoseconds / invocations;
    }
}
