package org.openjdk.jmh.dynreconf.bisection;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds a range of versions one of which brought the change; immutable. */
public final class Suspects {

    private final int first;
    private final int last;
    private final double probability;
    private final Interval ratio;

    Suspects(int first, int last, double probability, Interval ratio) {
        this.first = first;
        this.last = last;
        this.probability = probability;
        this.ratio = ratio;
    }

    Suspects movedBy(int versions) {
        return new Suspects(first + versions, last + versions, probability, ratio);
    }

    Suspects withRatio(Interval other) {
        return new Suspects(first, last, probability, other);
    }

    /** Returns the first version that may have brought the change, from 1. */
    public int first() {
        return first;
    }

    /** Returns the last version that may have brought the change, {@link #first()} or more. */
    public int last() {
        return last;
    }

    /** Returns the probability that the change is among these, above 0. */
    public double probability() {
        return probability;
    }

    /**
     * Returns the ratio of the score after the change to that before it, at its likeliest place, with limits at the
     * confidence of the bisection.
     */
    public Interval ratio() {
        return ratio;
    }

    @Override
    public String toString() {
        return (first == last ? String.valueOf(first) : first + " to " + last) + " (" + probability + ")";
    }
}
