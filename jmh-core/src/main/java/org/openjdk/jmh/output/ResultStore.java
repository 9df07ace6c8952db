package org.openjdk.jmh.output;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.file.ResultFileException;

/**
 * The results of a run so far, and the file or files that they are written to: one, or one for each of two sides.
 * Results are added on the runner's thread, and written on any thread, one at a time.
 */
public interface ResultStore {

    /** Adds or replaces the result of the benchmark that is running or has just ended. */
    void take();

    /** Removes the result of a benchmark; returns whether there was one. */
    default boolean drop(BenchmarkParams params) {
        return false;
    }

    /** Replaces all results by the final ones, at the end of the run. */
    default void complete() {
    }

    int size();

    /** Replaces the content of the file by all results. If writing fails, a replaceable file keeps its content. */
    void write() throws ResultFileException;

    /** Returns whether the file can be written repeatedly, rather than once at the end of the run. */
    boolean isReplaceable();

    /** Returns the results, for callers of the API. */
    default Collection<RunResult> measured() {
        return Collections.emptyList();
    }

    /** Returns the message about the written file, empty if upstream prints one. */
    default Optional<String> written() {
        return Optional.empty();
    }
}
