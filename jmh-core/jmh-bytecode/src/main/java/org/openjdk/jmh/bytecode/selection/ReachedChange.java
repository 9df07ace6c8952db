package org.openjdk.jmh.bytecode.selection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Explains why a benchmark may have changed. */
public final class ReachedChange {

    private final String benchmark;
    private final String change;
    /**
     * The methods from the benchmark to the change, each calling or initializing the next; empty if unknown.
     */
    final List<String> path;

    ReachedChange(String benchmark, String change, List<String> path) {
        this.benchmark = benchmark;
        this.change = change;
        this.path = Collections.unmodifiableList(new ArrayList<>(path));
    }

    public String benchmark() {
        return benchmark;
    }

    /** Returns the first changed member, class or file, or why it is unknown, as text. */
    public String change() {
        return change;
    }

    @Override
    public String toString() {
        return benchmark + ": " + change + (path.isEmpty() ? "" : ", by " + String.join(" > ", path));
    }
}
