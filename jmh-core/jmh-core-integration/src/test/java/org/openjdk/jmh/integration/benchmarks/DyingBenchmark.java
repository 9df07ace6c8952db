package org.openjdk.jmh.integration.benchmarks;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Kills its own VM with SIGKILL in the middle of the third iteration. */
@State(Scope.Thread)
public class DyingBenchmark {

    private int iteration;

    @Setup(Level.Iteration)
    public void count() {
        iteration++;
    }

    @Benchmark
    public int die() throws IOException, InterruptedException {
        if (iteration == 3) {
            String self = String.valueOf(ProcessHandle.current().pid());
            new ProcessBuilder("kill", "-KILL", self).start().waitFor();
            Thread.sleep(Long.MAX_VALUE);
        }
        return iteration;
    }
}
