package org.openjdk.jmh.mutate.comparisons;

import org.openjdk.jmh.mutate.forks.BenchmarkCase;

/**
 * Represents a mutant to be measured on a benchmark.
 *
 * @param mutant    id
 * @param ratio     executions of the mutated line in an operation
 * @param perSecond rough number of executions in a second of the benchmark
 * @param control   whether the original runs on both sides
 */
public record MutantTrial(String mutant, BenchmarkCase benchmark, double ratio, double perSecond, boolean control) {

    /** {@return its name in the journal} */
    public String key() {
        return (control ? "control:" : "") + mutant + " " + benchmark.id();
    }
}
