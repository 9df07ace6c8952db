package org.openjdk.jmh.results.trend;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.json.StoredResult;

/** Holds the scores of all benchmarks over the runs of many files, in the order of time. */
public final class ResultHistory {

    private final List<DatedFile> runs = new ArrayList<>();
    private final SortedMap<ResultKey, BenchmarkTrend> benchmarks = new TreeMap<>();

    private ResultHistory() {
    }

    /**
     * Reads files and finds changes.
     *
     * @param files in JMH's JSON format, sorted by the dates in their names or else by their last modification
     * @param names selects benchmarks by qualified name
     * @throws IOException if a file cannot be read, or has a benchmark twice
     */
    public static ResultHistory read(List<Path> files, Predicate<String> names) throws IOException {
        ResultHistory history = new ResultHistory();
        for (DatedFile file : DatedFile.of(files)) {
            history.read(file, names);
        }
        history.benchmarks.values().parallelStream().forEach(BenchmarkTrend::findChanges);
        return history;
    }

    private void read(DatedFile file, Predicate<String> names) throws IOException {
        runs.add(file);
        ResultVisitor.visit(file.file(), names, this::add);
    }

    private void add(StoredResult result) {
        benchmarks.computeIfAbsent(result.key(), key -> new BenchmarkTrend(key, Unit.of(result.primary().unit())))
                .add(runs.size() - 1, result.primary(), result.ownScores());
    }

    /** Returns the files of the runs, the oldest first. */
    public List<DatedFile> runs() {
        return Collections.unmodifiableList(runs);
    }

    /** Returns the benchmarks, sorted by name. */
    public Collection<BenchmarkTrend> benchmarks() {
        return Collections.unmodifiableCollection(benchmarks.values());
    }
}
