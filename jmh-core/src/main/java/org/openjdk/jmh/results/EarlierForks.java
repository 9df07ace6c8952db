package org.openjdk.jmh.results;

import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Summarizes the history of a benchmark at the time of a run. Immutable. */
public final class EarlierForks {

    private final BenchmarkHistory known;
    private final boolean contradicted;

    public EarlierForks(BenchmarkHistory known, boolean contradicted) {
        this.known = known;
        this.contradicted = contradicted;
    }

    /** Returns the number of earlier forks, 1 or more. */
    public int forks() {
        return known.forks().size();
    }

    /** Returns the number of runs that these forks belong to, 1 or more. */
    public int runs() {
        return known.runs();
    }

    /** Returns the time covered by the history, in seconds from the start of a fork. */
    public double seconds() {
        return known.seconds();
    }

    /** Returns the coefficient of variation of the forks within a run; NaN if each run has only one. */
    public double variation() {
        return known.variation();
    }

    /**
     * Returns whether the forks of this run differ from those of the history, because the benchmark or the machine has
     * changed. The history is then ignored.
     */
    public boolean isContradicted() {
        return contradicted;
    }

    @Override
    public String toString() {
        return Nouns.count(forks(), "earlier fork") + " of " + Nouns.count(runs(), "run")
                + (contradicted ? ", contradicted" : "");
    }
}
