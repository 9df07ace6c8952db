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
 * Holds all results of one side of a comparison. A benchmark that is in several files has several runs.
 *
 * <p>A side may have a thousand times as many benchmarks as the other one. Once the other side is complete, this side
 * keeps only the names of what the other one lacks.
 */
public final class ResultSide {

    final String name;
    /** The runs by benchmark; no run if the other side lacks the benchmark. */
    final SortedMap<ResultKey, List<SideResult>> results = new TreeMap<>();
    private final Map<Map<String, String>, Map<String, String>> circumstances = new HashMap<>();
    private @Nullable ResultSide other;
    private volatile boolean complete;
    private boolean sharedOnly;

    /** Creates a side without results, and with a name for reports, such as the names of the files. */
    public ResultSide(String name) {
        this.name = name;
    }

    /** Returns a side without results, named after files. */
    public static ResultSide of(List<Path> files) {
        return new ResultSide(
                files.stream().map(file -> file.getFileName().toString()).collect(Collectors.joining(", ")));
    }

    /**
     * Reads all results of files in JMH's JSON format.
     *
     * @throws IOException if one cannot be read, or has the same benchmark twice; the message says which and where
     */
    public static ResultSide read(List<Path> files) throws IOException {
        ResultSide side = of(files);
        side.read(files, benchmark -> true);
        return side;
    }

    /**
     * Reads results from files in JMH's JSON format and completes the side.
     *
     * @param names selects benchmarks by qualified name
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
     * Sets the other side, so that each side can drop what the other one lacks. The sides may be filled by two threads
     * after this.
     *
     * @param that the other side, without results yet
     */
    public void meet(ResultSide that) {
        other = that;
        that.other = this;
    }

    /** Declares that all results have been added. */
    public void complete() {
        complete = true;
    }

    /**
     * Adds a result; a second one of the same benchmark is another run.
     *
     * @throws IllegalArgumentException if its raw data are malformed; the message says where
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
            results.replaceAll((key, runs) -> counterpart.results.containsKey(key) ? runs : Collections.emptyList());
        }
    }

    /** Returns the keys of all results that were kept. */
    public Set<ResultKey> keys() {
        return results.entrySet().stream().filter(result -> !result.getValue().isEmpty()).map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns the measurements of a metric; each of several runs counts as a fork.
     *
     * @param label of the metric, or {@link SideMetric#PRIMARY}
     * @return empty if there is no such result or metric
     */
    public Optional<SideMetric> metric(ResultKey key, String label) {
        List<SideResult> runs = results.getOrDefault(key, Collections.emptyList());
        return RunsAsForks.of(runs, run -> run.metric(label), runs.size() > 1);
    }

    /**
     * Returns the measurements of the score in own time; if there are several runs, each of them is a fork.
     *
     * @param key of the result
     * @return empty if there is no such result, or its own time is unknown
     */
    public Optional<SideMetric> ownTime(ResultKey key) {
        List<SideResult> runs = results.getOrDefault(key, Collections.emptyList());
        return runs.stream().allMatch(run -> run.ownTime().isPresent())
                ? RunsAsForks.of(runs, SideResult::ownTime, runs.size() > 1) : Optional.empty();
    }

    /** Returns the configured number of forks, of several runs the fewest; 0 if unknown. */
    public int mostForks(ResultKey key) {
        return results.getOrDefault(key, Collections.emptyList()).stream().mapToInt(SideResult::mostForks).min()
                .orElse(0);
    }

    /** Returns whether all results are counts rather than times; false without results. */
    public boolean isCounted() {
        List<SideResult> all = results.values().stream().flatMap(List::stream).collect(Collectors.toList());
        return !all.isEmpty() && all.stream().allMatch(result -> result.countedInvocations().isPresent());
    }

    /** Returns the invocations in a counted window of the first run; empty if there is none, or it was timed. */
    public OptionalInt countedInvocations(ResultKey key) {
        List<SideResult> runs = results.getOrDefault(key, Collections.emptyList());
        return runs.isEmpty() ? OptionalInt.empty() : runs.get(0).countedInvocations();
    }
}
