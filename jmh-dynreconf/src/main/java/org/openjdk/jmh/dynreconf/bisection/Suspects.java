package org.openjdk.jmh.dynreconf.bisection;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/** The steps from one version to the next in one of which the change is; immutable. */
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

    /**
     * The first version that may have brought the change.
     *
     * @return from 1
     */
    public int first() {
        return first;
    }

    /**
     * The last version that may have brought the change.
     *
     * @return from {@link #first()} on; the same where a single one has it
     */
    public int last() {
        return last;
    }

    /**
     * How likely the change is among these.
     *
     * @return from above 0 to 1
     */
    public double probability() {
        return probability;
    }

    /**
     * What the score behind the change is in units of that before it, if it is where it is most likely.
     *
     * @return with limits of the confidence of the bisection
     */
    public Interval ratio() {
        return ratio;
    }

    /** As in a report for developers: versions, and how likely. */
    @Override
    public String toString() {
        return (first == last ? String.valueOf(first) : first + " to " + last) + " (" + probability + ")";
    }
}
