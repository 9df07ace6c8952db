package org.openjdk.jmh.counting;

/** What was counted in one iteration of a fork, of all its threads together; immutable. */
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

    /** The number of valgrind's dump that has it, from 1. */
    int part() {
        return part;
    }

    /** What the benchmark's threads did. */
    public double work() {
        return work;
    }

    /** Returns the same work by the event {@link CountedEvent#beside()} the one that is counted; NaN where that is not known. */
    public double beside() {
        return beside;
    }

    /** What compilers did meanwhile. */
    public double compilation() {
        return compilation;
    }

    /** What the garbage collector did meanwhile. */
    public double collection() {
        return collection;
    }

    /** The share of the time in which the fork had nothing to do, from 0 to 1. */
    public double waited() {
        return waited;
    }
}
