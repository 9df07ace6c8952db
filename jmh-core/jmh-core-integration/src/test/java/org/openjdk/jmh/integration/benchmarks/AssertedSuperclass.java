package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.infra.Blackhole;

/** Assertions that subclasses inherit. */
@Performance("little <= 1 min")
public abstract class AssertedSuperclass {

    @Benchmark
    public void little() {
        Blackhole.consumeCPU(10);
    }
}
