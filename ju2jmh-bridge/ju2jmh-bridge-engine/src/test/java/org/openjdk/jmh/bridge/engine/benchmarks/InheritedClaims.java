package org.openjdk.jmh.bridge.engine.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.infra.Blackhole;

/** Assertions that subclasses inherit. */
@Performance("little <= 1 min")
public abstract class InheritedClaims {

    @Benchmark
    public void little() {
        Blackhole.consumeCPU(10);
    }
}
