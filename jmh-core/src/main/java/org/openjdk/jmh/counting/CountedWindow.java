package org.openjdk.jmh.counting;

import org.openjdk.jmh.results.counts.CountedEvent;

/** The counts of one iteration of a fork, in units of the counted event. Immutable. */
public final class CountedWindow {

    /** The number of valgrind's dump, from 1. */
    final int part;
    /** The count of all threads of the benchmark. */
    public final double work;
    /** The count of the same threads by {@link CountedEvent#other()}; NaN if not counted. */
    public final double otherEvent;
    public final double compilation;
    public final double collection;
    /** The share of time for which the fork waited, from 0 to 1. */
    public final double waited;

    CountedWindow(int part, double work, double otherEvent, double compilation, double collection, double waited) {
        this.part = part;
        this.work = work;
        this.otherEvent = otherEvent;
        this.compilation = compilation;
        this.collection = collection;
        this.waited = waited;
    }
}
