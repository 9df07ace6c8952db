package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.infra.Blackhole;

/** Two benchmarks with much and little work, and assertions on them. */
@Performance("little <= 0.5 * much")
@Performance("much <= little")
@Performance("little <= 2 * baseline.little")
public class AssertedBenchmark extends AssertedSuperclass {

    @Benchmark
    public void much() {
        Blackhole.consumeCPU(100_000);
    }
}
