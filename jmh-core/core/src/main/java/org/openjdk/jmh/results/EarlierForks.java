package org.openjdk.jmh.results;

import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** What a history knew of a benchmark when it was measured once more; immutable. */
public final class EarlierForks {

    private final BenchmarkHistory known;
    private final boolean contradicted;

    /** Describes earlier forks; see the getters. */
    public EarlierForks(BenchmarkHistory known, boolean contradicted) {
        this.known = known;
        this.contradicted = contradicted;
    }

    /**
     * Returns how many forks are known.
     *
     * @return 1 or more
     */
    public int forks() {
        return known.forks().size();
    }

    /**
     * Returns how many runs these were of.
     *
     * @return 1 or more
     */
    public int runs() {
        return known.runs();
    }

    /**
     * Returns how far back into the life of a fork the history reaches.
     *
     * @return seconds from its start
     */
    public double seconds() {
        return known.seconds();
    }

    /**
     * Returns how much the forks of a run varied.
     *
     * @return coefficient of variation; not a number where no run had two
     */
    public double variation() {
        return known.variation();
    }

    /**
     * Tells whether the forks of this run are unlike those.
     *
     * @return true where what is measured, or the machine, has changed: nothing is to be learned from the history then
     */
    public boolean isContradicted() {
        return contradicted;
    }

    /** For logs and debuggers. */
    @Override
    public String toString() {
        return Nouns.count(forks(), "earlier fork") + " of " + Nouns.count(runs(), "run")
                + (contradicted ? ", contradicted" : "");
    }
}
