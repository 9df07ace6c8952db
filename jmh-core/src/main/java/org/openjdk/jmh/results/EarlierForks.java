package org.openjdk.jmh.results;

import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** The history of a benchmark at the time of a run. Immutable. */
public final class EarlierForks {

    public final BenchmarkHistory known;
    /**
     * Whether the forks of this run differ from those of the history, because the benchmark or the machine has changed.
     * The history is then ignored.
     */
    public final boolean contradicted;

    public EarlierForks(BenchmarkHistory known, boolean contradicted) {
        this.known = known;
        this.contradicted = contradicted;
    }

    @Override
    public String toString() {
        return Nouns.count(known.forks().size(), "earlier fork") + " of " + Nouns.count(known.runs(), "run")
                + (contradicted ? ", contradicted" : "");
    }
}
