package org.openjdk.jmh.results.json;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Receives the results of a file one by one. */
@FunctionalInterface
public interface ResultVisitor {

    /** Receives a result, or throws an IOException if it cannot be used. */
    void visit(StoredResult result) throws IOException;

    /**
     * Reads a file of one run.
     *
     * @param file  in JMH's JSON format
     * @param names selects benchmarks by qualified name
     * @throws IOException if the file cannot be read, has a benchmark twice, or has one that the visitor rejects
     */
    static void visit(Path file, Predicate<String> names, ResultVisitor visitor) throws IOException {
        Set<ResultKey> seen = new TreeSet<>();
        try (ResultReader reader = new ResultReader(file)) {
            for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                if (!seen.add(result.key())) {
                    throw new IOException(
                            file + ": has " + result.key() + " twice; a run measures each benchmark once");
                }
                if (names.test(result.key().benchmark())) {
                    try {
                        visitor.visit(result);
                    } catch (IllegalArgumentException e) {
                        throw new IOException(file + ": " + result.key() + ": " + e.getMessage(), e);
                    }
                }
            }
        }
    }
}
