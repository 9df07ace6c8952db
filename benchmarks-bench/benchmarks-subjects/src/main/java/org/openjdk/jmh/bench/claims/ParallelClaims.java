package org.openjdk.jmh.bench.claims;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the JDK's documentation says of work that is shared.
 *
 * <ol>
 * <li>{@link LongAdder}: "significantly higher" throughput under contention.
 * <li>{@link LongAdder}: "similar characteristics" where there is none.
 * <li>{@link Arrays#parallelPrefix}: "usually more efficient" than a loop for large arrays.
 * </ol>
 */
@Performance("contendedAdder <= 0.7 * contendedAtomic")
@Performance("adder = atomic within 50%")
@Performance("parallelPrefix <= prefixByLoop")
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(10)
public class ParallelClaims {

    private static final int LARGE = 1_000_000;

    private final LongAdder adder = new LongAdder();
    private final AtomicLong atomic = new AtomicLong();
    private final long[] values = new long[LARGE];

    /** Fills the array. */
    @Setup
    public void fill() {
        Arrays.setAll(values, i -> i);
    }

    /** Adds in four threads. */
    @Benchmark
    @Threads(4)
    public void contendedAdder() {
        adder.increment();
    }

    /** Adds in four threads. */
    @Benchmark
    @Threads(4)
    public void contendedAtomic() {
        atomic.incrementAndGet();
    }

    /** Adds in one thread. */
    @Benchmark
    public void adder() {
        adder.increment();
    }

    /** Adds in one thread. */
    @Benchmark
    public void atomic() {
        atomic.incrementAndGet();
    }

    /** Sums by all processors. */
    @Benchmark
    public long[] parallelPrefix() {
        Arrays.parallelPrefix(values, Long::sum);
        return values;
    }

    /** Sums by one. */
    @Benchmark
    public long[] prefixByLoop() {
        for (int i = 1; i < values.length; i++) {
            values[i] += values[i - 1];
        }
        return values;
    }
}
