package org.openjdk.jmh.integration.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Reconfigure;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Selects a sliding measurement by annotation. */
@Fork(1)
@Warmup(iterations = 6, time = 10, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 2, time = 10, timeUnit = TimeUnit.MILLISECONDS)
@Reconfigure(criterion = "steady", threshold = 0.5)
public class SlidingBenchmark {

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(1_000);
    }
}
