package org.openjdk.jmh.why;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Finds the source lines of methods with most samples, including the methods that they call; of the candidate, or else
 * of the baseline.
 */
final class HotLines {

    private static final int MAX_LINES = 3;
    private static final double PERCENT = 100;

    private HotLines() {
    }

    static Map<String, String> of(List<ObservedFork> baseline, List<ObservedFork> candidate) {
        Map<String, String> lines = of(baseline);
        lines.putAll(of(candidate));
        return lines;
    }

    private static Map<String, String> of(List<ObservedFork> forks) {
        Map<String, SortedMap<Integer, Long>> counts = new HashMap<>();
        forks.forEach(fork -> fork.recording().lines().forEach((method, lines) -> lines.forEach((line, count) -> counts
                .computeIfAbsent(method, key -> new TreeMap<>()).merge(line, count, Long::sum))));
        Map<String, String> words = new TreeMap<>();
        counts.forEach((method, lines) -> words.put(method, words(lines)));
        return words;
    }

    private static String words(SortedMap<Integer, Long> lines) {
        double all = lines.values().stream().mapToLong(Long::longValue).sum();
        return lines.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.<Long>reverseOrder())).limit(MAX_LINES)
                .map(line -> line.getKey() + " (" + Math.round(PERCENT * line.getValue() / all) + " %)")
                .collect(Collectors.joining(", ", "line ", ""));
    }
}
