package org.openjdk.jmh.bench.series;

import java.util.List;

/**
 * All forks of a benchmark.
 *
 * @param name  system, benchmark and parameters, separated by '#'
 * @param forks at least one, all of the same length
 */
public record BenchmarkSeries(String name, List<ForkSeries> forks) {

    /** The number of slices of each fork. */
    public int slices() {
        return forks.get(0).length();
    }
}
