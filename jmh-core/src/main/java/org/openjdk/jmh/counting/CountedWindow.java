package org.openjdk.jmh.counting;

import org.openjdk.jmh.results.counts.CountedEvent;

/** The counts of one iteration of a fork, in units of the counted event. Immutable. */
public final class CountedWindow {

    private final int part;
    private final double work;
    private final double otherEvent;
    private final double compilation;
    private final double collection;
    private final double waited;

    CountedWindow(int part, double work, double otherEvent, double compilation, double collection, double waited) {
        this.part = part;
        this.work = work;
        this.otherEvent = otherEvent;
        this.compilation = compilation;
        this.collection = collection;
        this.waited = waited;
    }

    /** Returns the number of valgrind's dump, from 1. */
    int part() {
        return part;
    }

    /** Returns the count of all threads of the benchmark. */
    public double work() {
        return work;
    }

    /** Returns the count of the same threads by {@link CountedEvent#other()}; NaN if not counted. */
    public double otherEvent() {
        return otherEvent;
    }

    public double compilation() {
        return compilation;
    }

    public double collection() {
        return collection;
    }

    /** Returns the share of time for which the fork waited, from 0 to 1. */
    public double waited() {
        return waited;
    }
}
