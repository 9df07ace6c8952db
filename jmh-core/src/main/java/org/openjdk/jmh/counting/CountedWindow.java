package org.openjdk.jmh.counting;

import org.openjdk.jmh.results.counts.CountedEvent;

/** The counts of one iteration of a fork, in units of the counted event; immutable. */
public final class CountedWindow {

    private final int part;
    private final double work;
    private final double beside;
    private final double compilation;
    private final double collection;
    private final double waited;

    CountedWindow(int part, double work, double beside, double compilation, double collection, double waited) {
        this.part = part;
        this.work = work;
        this.beside = beside;
        this.compilation = compilation;
        this.collection = collection;
        this.waited = waited;
    }

    /** Returns the number of valgrind's dump that has it, from 1. */
    int part() {
        return part;
    }

    /** Returns the count of all the benchmark's threads. */
    public double work() {
        return work;
    }

    /** Returns the same by {@link CountedEvent#beside()} of the counted event; NaN if that was not counted. */
    public double beside() {
        return beside;
    }

    /** Returns the count of the just-in-time compilers. */
    public double compilation() {
        return compilation;
    }

    /** Returns the count of the garbage collector. */
    public double collection() {
        return collection;
    }

    /** Returns the share of the time in which the fork waited, from 0 to 1. */
    public double waited() {
        return waited;
    }
}
