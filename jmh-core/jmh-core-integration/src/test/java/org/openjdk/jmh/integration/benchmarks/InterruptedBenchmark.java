package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/**
 * Does a thousand times as much work in its third measurement iteration, so that no other one is an outlier on a busy
 * machine.
 */
@State(Scope.Thread)
public class InterruptedBenchmark {

    private static final int INTERRUPTED = 3;

    private int measured;
    private int work;

    @Setup(Level.Iteration)
    public void interrupt(IterationParams iteration) {
        measured += iteration.getType() == IterationType.MEASUREMENT ? 1 : 0;
        work = measured == INTERRUPTED ? 1_000_000 : 1_000;
    }

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(work);
    }
}
