package org.openjdk.jmh.bench.detection;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Workloads in several sizes, of which the smallest one is what was.
 *
 * @param workloads by name and size
 */
record RecordedWorkloads(SortedMap<String, SortedMap<Integer, RecordedWorkload>> workloads) {

    private static final String SIZE = "size";

    /**
     * Reads result files; forks of several files are taken together.
     *
     * @throws IOException if a file cannot be read, or has something else than sized workloads
     */
    static RecordedWorkloads read(List<Path> files) throws IOException {
        SortedMap<String, SortedMap<Integer, RecordedWorkload>> workloads = new TreeMap<>();
        for (Path file : files) {
            ResultVisitor.visit(file, name -> true, result -> {
                String size = result.key().parameters().get(SIZE);
                if (size == null || !size.matches("\\d{1,9}") || result.primary().isHistogram()) {
                    throw new IOException(
                            file + ": " + result.key() + ": expected scores for a parameter '" + SIZE + "'");
                }
                workloads.computeIfAbsent(name(result), key -> new TreeMap<>()).merge(Integer.valueOf(size),
                        scores(file, result), RecordedWorkloads::together);
            });
        }
        return new RecordedWorkloads(workloads);
    }

    private static String name(StoredResult result) {
        return result.key().benchmark().substring(result.key().benchmark().lastIndexOf('.') + 1);
    }

    private static RecordedWorkload scores(Path file, StoredResult result) throws IOException {
        try {
            return new RecordedWorkload(result.primary().scores());
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + result.key() + ": " + e.getMessage(), e);
        }
    }

    private static RecordedWorkload together(RecordedWorkload one, RecordedWorkload other) {
        return new RecordedWorkload(
                Stream.of(one.scores(), other.scores()).flatMap(Arrays::stream).toArray(double[][]::new));
    }

    /** The sizes that all workloads have. */
    SortedSet<Integer> sizes() {
        SortedSet<Integer> sizes = new TreeSet<>();
        workloads.values().stream().findFirst().ifPresent(first -> sizes.addAll(first.keySet()));
        workloads.values().forEach(workload -> sizes.retainAll(workload.keySet()));
        return sizes;
    }

    /** The most forks that two sides without a common fork can both have. */
    int mostForks() {
        return all().mapToInt(RecordedWorkload::forks).min().orElse(0) / 2;
    }

    /** The most iterations that can be measured behind as many of warmup. */
    int mostIterations() {
        return all().mapToInt(RecordedWorkload::iterations).min().orElse(0) / 2;
    }

    private Stream<RecordedWorkload> all() {
        return sizes().isEmpty() ? Stream.empty()
                : workloads.values().stream().flatMap(sizes -> sizes.values().stream());
    }

    SortedMap<String, SortedMap<Integer, RecordedWorkload>> byName() {
        return Collections.unmodifiableSortedMap(workloads);
    }
}
