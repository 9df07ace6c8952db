package org.openjdk.jmh.results.comparison;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * All results of one side of a comparison. Several files may have the same benchmark: each is a run of its own then.
 *
 * <p>A side may be of a thousand times as many benchmarks as the other one. Once the other one is complete, no more
 * than the names is kept of what it does not have.
 */
public final class ResultSide {

    private final String name;
    private final SortedMap<ResultKey, List<SideResult>> results = new TreeMap<>();
    private final Map<Map<String, String>, Map<String, String>> circumstances = new HashMap<>();
    private @Nullable ResultSide other;
    private volatile boolean complete;
    private boolean sharedOnly;

    /**
     * Creates a side without results.
     *
     * @param name as reports show it, such as the names of its files
     */
    public ResultSide(String name) {
        this.name = name;
    }

    /**
     * A side without results, with the names of files.
     *
     * @param files that are to be read
     * @return the side
     */
    public static ResultSide of(List<Path> files) {
        return new ResultSide(
                files.stream().map(file -> file.getFileName().toString()).collect(Collectors.joining(", ")));
    }

    /**
     * Reads a side.
     *
     * @param files in JMH's JSON format
     * @return all their results
     * @throws IOException if one cannot be read, or has the same benchmark twice; the message says which and where
     */
    public static ResultSide read(List<Path> files) throws IOException {
        ResultSide side = of(files);
        side.read(files, benchmark -> true);
        return side;
    }

    /**
     * Reads the results of files and completes the side.
     *
     * @param files in JMH's JSON format
     * @param names which benchmarks to take, by their qualified names
     * @throws IOException if one cannot be read, or has the same benchmark twice; the message says which and where
     */
    public void read(List<Path> files, Predicate<String> names) throws IOException {
        for (Path file : files) {
            read(file, names);
        }
        complete();
    }

    private void read(Path file, Predicate<String> names) throws IOException {
        ResultVisitor.visit(file, names, this::add);
    }

    /**
     * Says with what this side is compared, so that either side can leave out what the other one does not have. Two
     * threads may fill the sides, if they begin after this.
     *
     * @param that the other side, without results yet
     */
    public void meet(ResultSide that) {
        other = that;
        that.other = this;
    }

    /** Says that no further result is added. */
    public void complete() {
        complete = true;
    }

    /**
     * Adds a result; the same benchmark once more is another run of it.
     *
     * @param result to add
     * @throws IllegalArgumentException if its raw data are damaged; the message says where
     */
    public void add(StoredResult result) {
        SideResult added = new SideResult(result, circumstances);
        ResultSide counterpart = other;
        if (counterpart != null && counterpart.complete) {
            leaveOutUnshared(counterpart);
            if (!counterpart.results.containsKey(result.key())) {
                results.put(result.key(), Collections.emptyList());
                return;
            }
        }
        results.computeIfAbsent(result.key(), key -> new ArrayList<>(1)).add(added);
    }

    private void leaveOutUnshared(ResultSide counterpart) {
        if (!sharedOnly) {
            sharedOnly = true;
            results.replaceAll(
                    (key, runs) -> counterpart.results.containsKey(key) ? runs : Collections.emptyList());
        }
    }

    /** Returns the name that reports show. */
    public String name() {
        return name;
    }

    /** Returns the results that were kept, sorted. */
    public Set<ResultKey> keys() {
        return results.entrySet().stream().filter(result -> !result.getValue().isEmpty()).map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns the measurements of a metric; if there are several runs, each of them is a fork.
     *
     * @param key   of the result
     * @param label of the metric, or {@link SideMetric#PRIMARY}
     * @return empty if there is no such result, or no such metric in it
     */
    public Optional<SideMetric> metric(ResultKey key, String label) {
        List<SideResult> runs = results.getOrDefault(key, Collections.emptyList());
        return RunsAsForks.of(runs, run -> run.metric(label), runs.size() > 1);
    }

    /**
     * Returns how many forks a run of a benchmark was to have.
     *
     * @param key of the result
     * @return of several runs the fewest; 0 where that is not known
     */
    public int mostForks(ResultKey key) {
        return results.getOrDefault(key, Collections.emptyList()).stream().mapToInt(SideResult::mostForks).min()
                .orElse(0);
    }

    /** Returns whether all results were counted, and none was timed; false where there is none. */
    public boolean isCounted() {
        List<SideResult> all = results.values().stream().flatMap(List::stream).collect(Collectors.toList());
        return !all.isEmpty() && all.stream().allMatch(result -> result.countedInvocations().isPresent());
    }

    /**
     * Returns how many invocations were counted together.
     *
     * @param key of a benchmark
     * @return those of a window, in the first run; empty where it was timed, or is not there
     */
    public OptionalInt countedInvocations(ResultKey key) {
        List<SideResult> runs = results.getOrDefault(key, Collections.emptyList());
        return runs.isEmpty() ? OptionalInt.empty() : runs.get(0).countedInvocations();
    }

    /** By benchmark; no run where the other side has none. */
    Map<ResultKey, List<SideResult>> results() {
        return results;
    }
}
