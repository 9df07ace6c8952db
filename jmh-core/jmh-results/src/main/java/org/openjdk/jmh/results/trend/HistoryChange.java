package org.openjdk.jmh.results.trend;

import org.openjdk.jmh.dynreconf.comparison.Verdict;

/** A place at which the results of a benchmark changed; immutable. */
public final class HistoryChange {

    private final int point;
    private final double before;
    private final double after;
    private final double ratio;
    private final double pValue;
    private final Verdict verdict;

    HistoryChange(int point, double before, double after, double ratio, double pValue, Verdict verdict) {
        this.point = point;
        this.before = before;
        this.after = after;
        this.ratio = ratio;
        this.pValue = pValue;
        this.verdict = verdict;
    }

    /** Returns the first point behind the change, counted from 0. */
    public int point() {
        return point;
    }

    /** Returns the level since the change before this one, in the unit of the benchmark. */
    public double before() {
        return before;
    }

    /** Returns the level from here to the next change, in the unit of the benchmark. */
    public double after() {
        return after;
    }

    /**
     * Returns the level from here to the next change by that since the one before; levels are geometric means of runs.
     */
    public double ratio() {
        return ratio;
    }

    /** Returns how probable a difference as clear is without a change here. */
    public double pValue() {
        return pValue;
    }

    /** Returns faster or slower; same for equal levels; undecided if the direction of better values is unknown. */
    public Verdict verdict() {
        return verdict;
    }
}
