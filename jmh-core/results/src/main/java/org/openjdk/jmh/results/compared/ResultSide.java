package org.openjdk.jmh.results.compared;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.stored.ResultKey;
import org.openjdk.jmh.results.stored.ResultVisitor;
import org.openjdk.jmh.results.stored.StoredResult;

/** All results of one side of a comparison. Several files may have the same benchmark: each is a run of its own then. */
public final class ResultSide {

    private final String name;
    private final SortedMap<ResultKey, List<SideResult>> results = new TreeMap<>();

    /**
     * A side without results.
     *
     * @param name as reports show it, such as the names of its files
     */
    public ResultSide(String name) {
        this.name = name;
    }

    /**
     * Reads a side.
     *
     * @param files in JMH's JSON format
     * @return all their results
     * @throws IOException if one cannot be read, or has the same benchmark twice; the message says which and where
     */
    public static ResultSide read(List<Path> files) throws IOException {
        return read(files, benchmark -> true);
    }

    /**
     * Reads a part of a side.
     *
     * @param files in JMH's JSON format
     * @param names which benchmarks to take, by their qualified names
     * @return their results
     * @throws IOException if one cannot be read, or has the same benchmark twice; the message says which and where
     */
    public static ResultSide read(List<Path> files, Predicate<String> names) throws IOException {
        ResultSide side = new ResultSide(files.stream().map(file -> file.getFileName().toString())
                .collect(Collectors.joining(", ")));
        for (Path file : files) {
            side.read(file, names);
        }
        return side;
    }

    private void read(Path file, Predicate<String> names) throws IOException {
        ResultVisitor.visit(file, names, result -> {
            try {
                add(result);
            } catch (IllegalArgumentException e) {
                throw new IOException(file + ": " + result.key() + ": " + e.getMessage(), e);
            }
        });
    }

    /**
     * Adds a result; the same benchmark once more is another run of it.
     *
     * @param result to add
     * @throws IllegalArgumentException if its raw data are damaged; the message says where
     */
    public void add(StoredResult result) {
        results.computeIfAbsent(result.key(), key -> new ArrayList<>()).add(new SideResult(result));
    }

    /** The name that reports show. */
    public String name() {
        return name;
    }

    /** How many different results there are. */
    public int size() {
        return results.size();
    }

    Map<ResultKey, List<SideResult>> results() {
        return results;
    }
}
