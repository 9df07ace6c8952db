package org.openjdk.jmh.mutate.coverage;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one benchmark executes.
 *
 * @param benchmark  name with parameters
 * @param operations number of counted operations; 0 if the run failed
 * @param nanos      rough time of an operation in nanoseconds, with counting and a cold VM; excludes the first
 *     invocation if there are others
 * @param hits       executions of each mutant in an operation, by mutant id; mutants that are not executed are left
 *     out
 * @param failure    why nothing is known; empty if the run succeeded
 */
public record Coverage(String benchmark, long operations, double nanos, SortedMap<String, Double> hits,
                       String failure) {

    public Coverage {
        hits = Collections.unmodifiableSortedMap(new TreeMap<>(hits));
    }

    /**
     * Returns how often an operation executes a mutated line.
     *
     * @param mutant id of the mutant
     * @return 0 if it does not
     */
    public double ratio(String mutant) {
        return hits.getOrDefault(mutant, 0.0);
    }

    /**
     * Returns how often a second of the benchmark executes a mutated line: the paper's hitting ratio, which predicts
     * how likely the benchmark notices the mutant.
     *
     * @param mutant id of the mutant
     * @return 0 if it does not
     */
    public double perSecond(String mutant) {
        return ratio(mutant) / nanos * 1e9;
    }
}
