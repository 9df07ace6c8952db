package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What is missing in the result of a benchmark, whose other forks were kept. */
public final class IncompleteResult {

    private final List<LostFork> lostForks;
    private final boolean unfinished;

    /** Describes what is missing; see the getters. */
    public IncompleteResult(List<LostFork> lostForks, boolean unfinished) {
        this.lostForks = Collections.unmodifiableList(new ArrayList<>(lostForks));
        this.unfinished = unfinished;
    }

    /**
     * Returns the forks that were lost.
     *
     * @return in order
     */
    public List<LostFork> lostForks() {
        return lostForks;
    }

    /**
     * Tells whether forks were still to come when the result was written.
     *
     * @return true in the file of a run that ended in the middle of the benchmark
     */
    public boolean isUnfinished() {
        return unfinished;
    }

    /** For logs and debuggers. */
    @Override
    public String toString() {
        return "lost forks: " + lostForks + (unfinished ? ", unfinished" : "");
    }
}
