package org.openjdk.jmh.integration.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** By its settings a fork takes 200 s, but a dynamic one that is soon stable takes far less. */
@Warmup(iterations = 20_000, time = 10, timeUnit = TimeUnit.MILLISECONDS)
public class QuickBenchmark {

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(1_000);
    }
}
