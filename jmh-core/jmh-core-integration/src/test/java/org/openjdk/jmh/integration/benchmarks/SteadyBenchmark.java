package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** The same work each time. */
public class SteadyBenchmark {

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(1_000);
    }
}
