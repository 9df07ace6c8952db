package org.openjdk.jmh.dynreconf.assertions;

import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;

/** Provides the measurements of a run so far, and the benchmarks that a formula names, by number from 0. */
public interface RunningData {

    /** {@return the measurements so far, the forks of each benchmark in their order} */
    MeasuredData measured();

    /**
     * Returns the benchmark of the run that a formula names.
     *
     * @param wanted without variables, not of a baseline
     * @return its number in each mode, the preferred mode first; empty if the run has none, or the name is ambiguous
     */
    Map<String, Integer> numbers(Measured wanted);

    /**
     * Returns the benchmarks of the run with different values of a parameter.
     *
     * @param wanted    without variables, and without a value for the parameter, not of a baseline
     * @param parameter its name
     * @return for each value that is a number, as of a single benchmark
     */
    List<Map<String, Integer>> numbers(Measured wanted, String parameter);

    /**
     * Returns how many forks of a benchmark have been measured.
     *
     * @param benchmark its number
     */
    int forks(int benchmark);

    /**
     * Returns how many forks of a benchmark are measured at most.
     *
     * @param benchmark its number
     * @return as configured; the same during the whole run
     */
    int mostForks(int benchmark);

    /**
     * Returns whether a benchmark gets no further fork.
     *
     * @param benchmark its number
     * @return true where its configured forks are done, or it has failed
     */
    boolean hasEnded(int benchmark);
}
