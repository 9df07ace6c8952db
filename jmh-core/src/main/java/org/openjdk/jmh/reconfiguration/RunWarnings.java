package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Warnings of a run, by kind. The console shows the first of each kind as it occurs, and at the end the benchmarks that
 * have others. Each result has its own warnings in full.
 */
public final class RunWarnings {

    /** Maximum of listed benchmarks: longer lists go unread. */
    private static final int MOST_NAMES = 8;

    private final Map<String, Set<String>> benchmarks = new LinkedHashMap<>();
    private final Set<String> hints = new HashSet<>();
    private int count;

    /**
     * Adds a warning.
     *
     * @return whether it is the first of its kind
     */
    boolean add(String kind, String benchmark) {
        count++;
        benchmarks.computeIfAbsent(kind, first -> new LinkedHashSet<>()).add(benchmark);
        return benchmarks.get(kind).size() == 1;
    }

    /**
     * Adds a warning.
     *
     * @param kind      common subject of warnings of several benchmarks
     * @param benchmark benchmark of this warning
     * @param warning   warning in full
     * @return the lines to print; empty unless it is the first of its kind
     */
    public List<String> lines(String kind, BenchmarkParams benchmark, String warning) {
        return add(kind, RunSummary.name(benchmark)) ? ConsoleLines.of("# WARNING: " + warning)
                : Collections.emptyList();
    }

    /** Returns whether the run has not printed this hint before. Hints are not warnings. */
    boolean isFirst(String hint) {
        return hints.add(hint);
    }

    /** Returns the number of warnings whose kind was printed before. */
    int unprinted() {
        return count - benchmarks.size();
    }

    /** Returns a line for each kind with warnings of several benchmarks. */
    List<String> ofSeveralBenchmarks() {
        List<String> lines = new ArrayList<>();
        benchmarks.forEach((kind, names) -> {
            if (names.size() > 1) {
                lines.add(kind + ", in " + names.size() + " benchmarks: " + shortened(new ArrayList<>(names)));
            }
        });
        return lines;
    }

    private static String shortened(List<String> names) {
        int rest = names.size() - MOST_NAMES;
        return rest <= 1 ? String.join(", ", names)
                : String.join(", ", names.subList(0, MOST_NAMES)) + " and " + rest + " more";
    }
}
