package org.openjdk.jmh.results.merge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Reads results of several files one after the other. A benchmark that several files have is given once, with the forks
 * of all of them, as soon as the last one was read; all others as soon as they are read, so that the files together may
 * be larger than memory.
 */
public final class ResultMerge {

    private final List<Path> files;
    private final Predicate<String> names;
    private final Preparation preparation;
    private final Map<ResultKey, Integer> missing = new TreeMap<>();
    private final Map<ResultKey, List<StoredResult>> waiting = new TreeMap<>();

    /**
     * Creates a merge of files that are not read yet.
     *
     * @param files in JMH's JSON format
     * @param names which benchmarks to take, by their qualified names
     */
    public ResultMerge(List<Path> files, Predicate<String> names) {
        this(files, names, (file, result) -> Optional.of(result));
    }

    /**
     * Creates the same, where results are changed or left out before they are put together.
     *
     * @param files       in JMH's JSON format
     * @param names       which benchmarks to take, by their qualified names
     * @param preparation is given each result of each file
     */
    public ResultMerge(List<Path> files, Predicate<String> names, Preparation preparation) {
        this.files = new ArrayList<>(files);
        this.names = names;
        this.preparation = preparation;
    }

    /** Changes a result of a file before it is merged with others. */
    @FunctionalInterface
    public interface Preparation {

        /**
         * Prepares a result.
         *
         * @param file   that it is of
         * @param result of a benchmark
         * @return what is to be taken; empty where nothing is. Always the same for the same result
         */
        Optional<StoredResult> prepare(Path file, StoredResult result);
    }

    /**
     * Reads all files.
     *
     * @param sink takes each benchmark once
     * @throws IOException if a file cannot be read, has a benchmark twice, or has measured one under other
     *                     circumstances than another file; the message says which and where
     */
    public void read(ResultVisitor sink) throws IOException {
        if (files.size() > 1) {
            for (Path file : files) {
                visit(file, result -> missing.merge(result.key(), 1, Integer::sum));
            }
        }
        for (Path file : files) {
            visit(file, result -> read(file, result, sink));
        }
    }

    private void visit(Path file, ResultVisitor visitor) throws IOException {
        ResultVisitor.visit(file, names, result -> {
            Optional<StoredResult> prepared = preparation.prepare(file, result);
            if (prepared.isPresent()) {
                visitor.visit(prepared.get());
            }
        });
    }

    /**
     * Puts forks of one run together.
     *
     * @param forks results of one benchmark, mode and parameters that have a fork each
     * @return one result with all forks, its figures computed as JMH does
     * @throws IllegalArgumentException if they were not measured alike; the message says in what
     */
    public static StoredResult ofForks(List<StoredResult> forks) {
        return PooledResult.of(forks).without("runs");
    }

    private void read(Path file, StoredResult result, ResultVisitor sink) throws IOException {
        int left = missing.merge(result.key(), -1, Integer::sum);
        List<StoredResult> parts = waiting.get(result.key());
        if (parts == null && left <= 0) {
            sink.visit(result);
        } else {
            add(file, result, left, sink);
        }
    }

    private void add(Path file, StoredResult result, int left, ResultVisitor sink) throws IOException {
        List<StoredResult> parts = waiting.computeIfAbsent(result.key(), key -> new ArrayList<>());
        parts.add(result);
        if (left <= 0) {
            waiting.remove(result.key());
            try {
                sink.visit(PooledResult.of(parts));
            } catch (IllegalArgumentException e) {
                throw new IOException(file + ": " + e.getMessage(), e);
            }
        }
    }
}
