package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/** Does two hundred times as much work in the measurement as in the warmup. */
@State(Scope.Thread)
public class SteppingBenchmark {

    private static final int STEP = 200;

    private int work;

    @Setup(Level.Iteration)
    public void step(IterationParams iteration) {
        work = iteration.getType() == IterationType.WARMUP ? 1_000 : STEP * 1_000;
    }

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(work);
    }
}
