package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Twice the work in each iteration: never stable. */
@State(Scope.Thread)
public class DriftingBenchmark {

    private int work = 50;

    @Setup(Level.Iteration)
    public void drift() {
        work *= 2;
    }

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(work);
    }
}
