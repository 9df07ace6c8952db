package org.openjdk.jmh.bench.outcome;

import java.util.List;

/**
 * Everything that a report needs of a benchmark.
 *
 * @param name       of the benchmark
 * @param traces     of its forks
 * @param techniques replayed ones first
 */
public record BenchmarkOutcome(String name, List<ForkTrace> traces, List<TechniqueOutcome> techniques) {

    /** The system that the benchmark belongs to. */
    public String project() {
        int hash = name.indexOf('#');
        return hash < 0 ? name : name.substring(0, hash);
    }
}
