package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** Runs beside others in bulk warmups, and before or after them. */
public class NeighbourBenchmark {

    @Benchmark
    public void idle() {
        Blackhole.consumeCPU(100);
    }
}
