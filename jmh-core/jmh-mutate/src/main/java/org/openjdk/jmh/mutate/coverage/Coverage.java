package org.openjdk.jmh.mutate.coverage;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Represents what one benchmark executes.
 *
 * @param benchmark  name with parameters
 * @param operations number of counted operations; 0 if the run failed
 * @param nanos      rough nanoseconds of an operation, with probes and a cold VM; excludes the first invocation if
 *                   there are others
 * @param hits       executions in an operation by mutant id, without mutants that are not executed
 * @param failure    why nothing is known; empty if the run succeeded
 */
public record Coverage(String benchmark, long operations, double nanos, SortedMap<String, Double> hits,
                       String failure) {

    public Coverage {
        hits = Collections.unmodifiableSortedMap(new TreeMap<>(hits));
    }

    /** Returns how often an operation executes a mutated line. */
    public double ratio(String mutant) {
        return hits.getOrDefault(mutant, 0.0);
    }

    /**
     * Returns how often a second of the benchmark executes a mutated line: the hitting ratio of the ju2jmh paper, which
     * predicts how likely a kill is.
     */
    public double perSecond(String mutant) {
        return ratio(mutant) / nanos * 1e9;
    }
}
