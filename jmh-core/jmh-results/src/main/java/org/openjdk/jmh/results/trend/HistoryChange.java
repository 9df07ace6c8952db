package org.openjdk.jmh.results.trend;

import org.openjdk.jmh.dynreconf.comparison.Verdict;

/** Represents a change in the results of a benchmark; immutable. */
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

    /** Returns the first point after the change, counted from 0. */
    public int point() {
        return point;
    }

    /** Returns the geometric mean since the previous change, in the unit of the benchmark. */
    public double before() {
        return before;
    }

    /** Returns the geometric mean until the next change, in the unit of the benchmark. */
    public double after() {
        return after;
    }

    /** Returns the ratio of {@link #after()} to {@link #before()}. */
    public double ratio() {
        return ratio;
    }

    /** Returns the probability of such a difference if there was no change. */
    public double pValue() {
        return pValue;
    }

    /** Returns faster or slower; same for equal levels; undecided if the better direction is unknown. */
    public Verdict verdict() {
        return verdict;
    }
}
