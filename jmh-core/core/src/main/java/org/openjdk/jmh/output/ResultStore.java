package org.openjdk.jmh.output;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.file.ResultFileException;

/**
 * What a run has measured so far, and where it is written: to one file, or to one for each of two sides. It is told of a
 * benchmark on the runner's thread; it is written on any, one at a time.
 */
public interface ResultStore {

    /** Takes what there is by now of the benchmark that runs or has just ended, instead of what there was of it. */
    void take();

    /**
     * Drops what there is of a benchmark.
     *
     * @return whether there was anything
     */
    default boolean drop(BenchmarkParams params) {
        return false;
    }

    /** The run has come to its end: takes its results as they are to stay. */
    default void complete() {
    }

    /** Returns of how many benchmarks there is something. */
    int size();

    /**
     * Writes all in place of what was written before.
     *
     * @throws ResultFileException if that failed; the file then holds what it held before, where it is replaceable
     */
    void write() throws ResultFileException;

    /**
     * Tells whether it can be written again and again.
     *
     * @return false for what is written once, at the end of the run
     */
    boolean isReplaceable();

    /** Returns what was measured, for a caller from code. */
    default Collection<RunResult> measured() {
        return Collections.emptyList();
    }

    /** Returns what to say when all is written; nothing where upstream says so. */
    default Optional<String> written() {
        return Optional.empty();
    }
}
