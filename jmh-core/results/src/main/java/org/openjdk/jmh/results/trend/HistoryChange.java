package org.openjdk.jmh.results.trend;

import org.openjdk.jmh.dynreconf.comparison.Verdict;

/** A place at which the results of a benchmark changed; immutable. */
public final class HistoryChange {

    private final int point;
    private final double ratio;
    private final double pValue;
    private final Verdict verdict;

    HistoryChange(int point, double ratio, double pValue, Verdict verdict) {
        this.point = point;
        this.ratio = ratio;
        this.pValue = pValue;
        this.verdict = verdict;
    }

    /** The first point behind the change, counted from 0. */
    public int point() {
        return point;
    }

    /** The level from here to the next change by that since the one before; levels are geometric means of runs. */
    public double ratio() {
        return ratio;
    }

    /** How probable a difference as clear is without a change here. */
    public double pValue() {
        return pValue;
    }

    /** Faster or slower; the same of equal levels; undecided of a unit that does not tell which values are better. */
    public Verdict verdict() {
        return verdict;
    }
}
