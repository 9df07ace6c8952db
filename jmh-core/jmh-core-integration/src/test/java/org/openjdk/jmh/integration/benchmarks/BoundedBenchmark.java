package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.WarmupMin;

/** Has bounds, which do not switch anything on. */
@WarmupMin(3)
@ForkMin(2)
public class BoundedBenchmark {

    @Benchmark
    public int bounded() {
        return 1;
    }
}
