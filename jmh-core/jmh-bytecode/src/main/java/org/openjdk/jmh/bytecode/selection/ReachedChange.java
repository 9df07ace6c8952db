package org.openjdk.jmh.bytecode.selection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Why a benchmark may have changed. */
public final class ReachedChange {

    private final String benchmark;
    private final String change;
    private final List<String> path;

    ReachedChange(String benchmark, String change, List<String> path) {
        this.benchmark = benchmark;
        this.change = change;
        this.path = Collections.unmodifiableList(new ArrayList<>(path));
    }

    /** Returns the qualified name of the benchmark. */
    public String benchmark() {
        return benchmark;
    }

    /**
     * Returns the changed member, class or file that was found first, or what keeps it from being known: for a person.
     */
    public String change() {
        return change;
    }

    /**
     * Methods from the benchmark to the change, one calling or initializing the next; empty where that is not known.
     */
    public List<String> path() {
        return path;
    }

    @Override
    public String toString() {
        return benchmark + ": " + change + (path.isEmpty() ? "" : ", by " + String.join(" > ", path));
    }
}
