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
 * Merges the results of several files. A benchmark in several files is passed on with the forks of all of them once the
 * last one was read, all others immediately. Hence the files may be larger than memory.
 */
public final class ResultMerge {

    private final List<Path> files;
    private final Predicate<String> names;
    private final Preparation preparation;
    private final Map<ResultKey, Integer> missing = new TreeMap<>();
    private final Map<ResultKey, List<StoredResult>> waiting = new TreeMap<>();

    /** Creates a merge of files in JMH's JSON format, for benchmarks selected by qualified name. */
    public ResultMerge(List<Path> files, Predicate<String> names) {
        this(files, names, (file, result) -> Optional.of(result));
    }

    /** Creates a merge that changes or drops results first. */
    public ResultMerge(List<Path> files, Predicate<String> names, Preparation preparation) {
        this.files = new ArrayList<>(files);
        this.names = names;
        this.preparation = preparation;
    }

    @FunctionalInterface
    public interface Preparation {

        /** Returns the changed result, or empty to drop it; always the same for the same result. */
        Optional<StoredResult> prepare(Path file, StoredResult result);
    }

    /**
     * Reads all files.
     *
     * @param sink receives each benchmark once
     * @throws IOException if a file cannot be read, has a benchmark twice, or was measured with different settings; the
     *             message says which and where
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
     * Merges forks of one run.
     *
     * @param forks results of the same benchmark, mode and parameters with one fork each
     * @throws IllegalArgumentException if their settings differ; the message says which
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
