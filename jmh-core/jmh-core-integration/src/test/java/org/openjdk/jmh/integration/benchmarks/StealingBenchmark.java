package org.openjdk.jmh.integration.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Simulates a system with increasing stolen time in the folder where the host looks for it. */
@State(Scope.Benchmark)
public class StealingBenchmark {

    private int iterations;

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(1_000);
    }

    /** Half of the requested time in each iteration. */
    @TearDown(Level.Iteration)
    public void steal() throws IOException {
        iterations++;
        Files.writeString(Path.of(System.getProperty("jmh.environment.root"), "proc", "stat"),
                "cpu  " + 100 * iterations + " 0 0 50 0 0 0 " + 100 * iterations + " 0 0\n");
    }
}
