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
 * The warnings of a run, by what they are about. The console shows the first of each kind as it comes, and at the end which
 * benchmarks have others of it; each benchmark's own words are in its result.
 */
public final class RunWarnings {

    /** A list that nobody reads helps nobody. */
    private static final int MOST_NAMES = 8;

    private final Map<String, Set<String>> benchmarks = new LinkedHashMap<>();
    private final Set<String> hints = new HashSet<>();
    private int count;

    /**
     * Takes a warning.
     *
     * @return whether it is the first of its kind
     */
    boolean add(String kind, String benchmark) {
        count++;
        benchmarks.computeIfAbsent(kind, first -> new LinkedHashSet<>()).add(benchmark);
        return benchmarks.get(kind).size() == 1;
    }

    /**
     * Takes a warning.
     *
     * @param kind      what warnings of several benchmarks have in common
     * @param benchmark that it is of
     * @param warning   in full
     * @return the lines to print; none where there was one of its kind
     */
    public List<String> lines(String kind, BenchmarkParams benchmark, String warning) {
        return add(kind, RunSummary.name(benchmark)) ? ConsoleLines.of("# WARNING: " + warning)
                : Collections.emptyList();
    }

    /** Tells whether nobody has said this in the run before; it is no warning. */
    boolean isFirst(String hint) {
        return hints.add(hint);
    }

    /** Returns how many warnings were of a kind that was printed already. */
    int unprinted() {
        return count - benchmarks.size();
    }

    /** Returns a line for each kind of which several benchmarks have a warning. */
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
