package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Describes what is missing in a result whose other forks were kept. Immutable. */
public final class IncompleteResult {

    private final List<LostFork> lostForks;
    private final boolean unfinished;

    /** Creates a description; see the getters. */
    public IncompleteResult(List<LostFork> lostForks, boolean unfinished) {
        this.lostForks = Collections.unmodifiableList(new ArrayList<>(lostForks));
        this.unfinished = unfinished;
    }

    /** Returns the lost forks, in order. */
    public List<LostFork> lostForks() {
        return lostForks;
    }

    /**
     * Returns whether forks were still to come when the result was written, because the run ended in the middle of the
     * benchmark.
     */
    public boolean isUnfinished() {
        return unfinished;
    }

    /** Returns a summary for logs and debuggers. */
    @Override
    public String toString() {
        return "lost forks: " + lostForks + (unfinished ? ", unfinished" : "");
    }
}
