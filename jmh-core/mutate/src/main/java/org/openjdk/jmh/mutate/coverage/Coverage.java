package org.openjdk.jmh.mutate.coverage;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one benchmark executes.
 *
 * @param benchmark    its name with parameters
 * @param operations   that were counted: 0 where the run failed
 * @param nanos        that an operation took, roughly: the first invocation left out where there are others, counting and
 *                     a cold VM included
 * @param hits         for each mutant that is executed, how often an operation does
 * @param failure      why nothing is known; empty where all went well
 */
public record Coverage(String benchmark, long operations, double nanos, SortedMap<String, Double> hits,
                       String failure) {

    /** Takes a copy. */
    public Coverage {
        hits = Collections.unmodifiableSortedMap(new TreeMap<>(hits));
    }

    /**
     * How often an operation executes a mutated line.
     *
     * @param mutant its id
     * @return the hit ratio, 0 where it does not
     */
    public double ratio(String mutant) {
        return hits.getOrDefault(mutant, 0.0);
    }

    /**
     * How often a second of the benchmark does, which says how promising it is: the paper's hitting ratio.
     *
     * @param mutant its id
     * @return 0 where it does not
     */
    public double perSecond(String mutant) {
        return ratio(mutant) / nanos * 1e9;
    }
}
