package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Collects the warnings of a run by kind. The console shows the first of each kind as it occurs, and the others at the
 * end, equal ones merged. Each result has its own warnings as well.
 */
public final class RunWarnings {

    /** Lists no more benchmarks for one warning: longer lists go unread. */
    private static final int MAX_NAMES = 8;

    private final Set<String> kinds = new HashSet<>();
    private final Set<String> printed = new HashSet<>();
    private final Map<String, List<String>> benchmarks = new LinkedHashMap<>();
    private final Set<String> hints = new HashSet<>();

    /** Adds a warning; returns whether it is the first of its kind, which the caller prints. */
    boolean add(String kind, String benchmark, String warning) {
        benchmarks.computeIfAbsent(warning, first -> new ArrayList<>()).add(benchmark);
        boolean isFirst = kinds.add(kind);
        if (isFirst) {
            printed.add(warning);
        }
        return isFirst;
    }

    /**
     * Adds a warning and returns the lines to print, empty unless it is the first of its kind, which several benchmarks
     * share.
     */
    public List<String> lines(String kind, BenchmarkParams benchmark, String warning) {
        return add(kind, RunSummary.name(benchmark), warning) ? ConsoleLines.of("# WARNING: " + warning)
                : Collections.emptyList();
    }

    /** Returns whether the run has not printed this hint before. */
    boolean isFirst(String hint) {
        return hints.add(hint);
    }

    /** Returns each warning of which an occurrence was not printed, once, with all its benchmarks. */
    List<String> unprinted() {
        return benchmarks.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1 || !printed.contains(entry.getKey()))
                .map(entry -> entry.getKey() + " (" + where(entry.getValue()) + ")")
                .collect(Collectors.toList());
    }

    private static String where(List<String> all) {
        List<String> names = all.stream().distinct().collect(Collectors.toList());
        int rest = names.size() - MAX_NAMES;
        return (all.size() == 1 ? "" : all.size() + " times, in ") + (rest <= 1 ? String.join(", ", names)
                : String.join(", ", names.subList(0, MAX_NAMES)) + " and " + rest + " more");
    }
}
