package org.openjdk.jmh.dynreconf.assertions;

import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;

/** Provides the measurements of a run so far, and the benchmarks that a formula names, by number from 0. */
public interface RunningData {

    /** Returns the measurements so far, the forks of each benchmark in their order. */
    MeasuredData measured();

    /**
     * Returns the number of the benchmark that a formula names, without variables and not of a baseline, in each mode,
     * the preferred mode first; empty if the run has none, or the name is ambiguous.
     */
    Map<String, Integer> numbers(Measured wanted);

    /** Returns the numbers of the benchmarks for each number as a parameter, for which {@code wanted} has no value. */
    List<Map<String, Integer>> numbers(Measured wanted, String parameter);

    int forks(int benchmark);

    /** Returns the configured maximum number of measured forks of a benchmark. */
    int mostForks(int benchmark);

    /** Returns whether a benchmark gets no further fork, because its configured forks are done, or it has failed. */
    boolean hasEnded(int benchmark);
}
