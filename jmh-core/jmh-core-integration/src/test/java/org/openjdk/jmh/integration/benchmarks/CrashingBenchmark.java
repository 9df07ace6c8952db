package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/** Throws in the fifth measurement iteration of each fork, or when that one is torn down. */
@State(Scope.Thread)
public class CrashingBenchmark {

    private static final int LAST = 5;

    @Param("benchmark")
    public String thrower;

    private int measured;

    @Setup(Level.Iteration)
    public void count(IterationParams iteration) {
        measured += iteration.getType() == IterationType.MEASUREMENT ? 1 : 0;
    }

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(1_000);
        crash("benchmark");
    }

    @TearDown(Level.Iteration)
    public void tearDown() {
        crash("teardown");
    }

    private void crash(String place) {
        if (measured == LAST && place.equals(thrower)) {
            throw new IllegalStateException("crashed in the " + place);
        }
    }
}
