package org.openjdk.jmh.ab.worker;

/** How finely a fork of a benchmark can alternate with another fork. */
public enum Alternation {

    /** Not at all: the JMH beside the benchmark is not this one. */
    NONE,

    /** By the iterations that options and annotations ask for, because something happens at their bounds. */
    ITERATIONS,

    /** By iterations of any length. */
    SLICES;

    /** Returns the coarser of this and another one. */
    public Alternation and(Alternation other) {
        return compareTo(other) < 0 ? this : other;
    }
}
