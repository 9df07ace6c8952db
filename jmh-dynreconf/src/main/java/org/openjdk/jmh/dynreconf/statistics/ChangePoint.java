package org.openjdk.jmh.dynreconf.statistics;

/** A place at which the distribution of a series changes; immutable. */
public final class ChangePoint {

    private final int index;
    private final double pValue;

    ChangePoint(int index, double pValue) {
        this.index = index;
        this.pValue = pValue;
    }

    /**
     * The first value behind the change.
     *
     * @return index from 2 to the number of values less 2
     */
    public int index() {
        return index;
    }

    /**
     * How probable a difference as clear is without a change here, given the changes that were found before.
     *
     * @return above 0 and at most the level that was asked for
     */
    public double pValue() {
        return pValue;
    }

    @Override
    public String toString() {
        return index + " (p = " + pValue + ")";
    }
}
