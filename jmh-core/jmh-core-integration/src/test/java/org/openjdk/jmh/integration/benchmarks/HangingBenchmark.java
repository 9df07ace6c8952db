package org.openjdk.jmh.integration.benchmarks;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Waits for ever in its third iteration. */
@State(Scope.Thread)
@Warmup(time = 10, timeUnit = TimeUnit.MILLISECONDS)
public class HangingBenchmark {

    private int iteration;

    @Setup(Level.Iteration)
    public void count() {
        iteration++;
    }

    @Benchmark
    public int hang() throws InterruptedException {
        if (iteration == 3) {
            new CountDownLatch(1).await();
        }
        return iteration;
    }
}
