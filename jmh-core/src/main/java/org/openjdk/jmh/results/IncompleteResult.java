package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What is missing in a result that was kept. Immutable. */
public final class IncompleteResult {

    private final List<LostFork> lostForks;
    private final boolean unfinished;

    public IncompleteResult(List<LostFork> lostForks, boolean unfinished) {
        this.lostForks = Collections.unmodifiableList(new ArrayList<>(lostForks));
        this.unfinished = unfinished;
    }

    public List<LostFork> lostForks() {
        return lostForks;
    }

    /** Returns whether the run ended in the middle of the benchmark, before all of its forks had run. */
    public boolean isUnfinished() {
        return unfinished;
    }

    @Override
    public String toString() {
        return "lost forks: " + lostForks + (unfinished ? ", unfinished" : "");
    }
}
