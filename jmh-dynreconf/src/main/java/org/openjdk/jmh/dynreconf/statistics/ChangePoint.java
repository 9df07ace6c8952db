package org.openjdk.jmh.dynreconf.statistics;

/** Holds a place at which the distribution of a series changes; immutable. */
public final class ChangePoint {

    private final int index;
    private final double pValue;

    ChangePoint(int index, double pValue) {
        this.index = index;
        this.pValue = pValue;
    }

    /** Returns the index of the first value after the change, from 2 to the number of values less 2. */
    public int index() {
        return index;
    }

    /** Returns the p-value of no change here, given the changes found before it: at most the requested level. */
    public double pValue() {
        return pValue;
    }

    @Override
    public String toString() {
        return index + " (p = " + pValue + ")";
    }
}
