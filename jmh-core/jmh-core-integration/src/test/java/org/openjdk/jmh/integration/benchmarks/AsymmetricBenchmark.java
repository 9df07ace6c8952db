package org.openjdk.jmh.integration.benchmarks;

import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.GroupThreads;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Two readers and a writer. */
@State(Scope.Group)
public class AsymmetricBenchmark {

    private final AtomicLong value = new AtomicLong();

    @Benchmark
    @Group("pair")
    @GroupThreads(2)
    public long read() {
        return value.get();
    }

    @Benchmark
    @Group("pair")
    @GroupThreads(1)
    public long write() {
        return value.incrementAndGet();
    }
}
