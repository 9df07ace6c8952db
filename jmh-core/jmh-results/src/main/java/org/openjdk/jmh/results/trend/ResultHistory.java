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

/** The scores of all benchmarks of many files, one run in each, in the order of time. */
public final class ResultHistory {

    private final List<HistoryRun> runs = new ArrayList<>();
    private final SortedMap<ResultKey, BenchmarkTrend> benchmarks = new TreeMap<>();

    private ResultHistory() {
    }

    /**
     * Reads files, one after the other, and looks for changes.
     *
     * @param files in JMH's JSON format; a date in the names of all gives their order, else when they were last changed
     * @param names which benchmarks to take, by their qualified names
     * @return the history
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
        runs.add(new HistoryRun(file.file().getFileName().toString(), file.date()));
        ResultVisitor.visit(file.file(), names, this::add);
    }

    private void add(StoredResult result) {
        benchmarks.computeIfAbsent(result.key(), key -> new BenchmarkTrend(key, Unit.of(result.primary().unit())))
                .add(runs.size() - 1, result.primary());
    }

    /** The runs, the oldest first; unmodifiable. */
    public List<HistoryRun> runs() {
        return Collections.unmodifiableList(runs);
    }

    /** Returns the benchmarks, by name; unmodifiable. */
    public Collection<BenchmarkTrend> benchmarks() {
        return Collections.unmodifiableCollection(benchmarks.values());
    }
}
