package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Throws in its third iteration. */
@State(Scope.Thread)
public class FailingBenchmark {

    private int iteration;

    @Setup(Level.Iteration)
    public void count() {
        iteration++;
    }

    @Benchmark
    public int fail() {
        if (iteration == 3) {
            throw new IllegalStateException("failed on purpose");
        }
        return iteration;
    }
}
