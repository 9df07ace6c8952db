package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Reconfigure;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.annotations.WarmupMin;

/**
 * Benchmarks whose class, method, superclass or enclosing class is annotated. Upstream does not use annotations of
 * enclosing classes.
 */
@WarmupMin(2)
@ForkMin(value = 1, warmups = 1)
@Reconfigure(criterion = "cv", threshold = 512, window = 3, forkWindow = 2)
@Warmup(iterations = 9)
@Measurement(iterations = 2)
@Fork(value = 3, warmups = 1)
public class AnnotatedBenchmarks {

    @Benchmark
    public int byClass() {
        return 1;
    }

    @Benchmark
    @WarmupMin(4)
    @ForkMin(2)
    @Reconfigure(criterion = "rciw:simulations=100", threshold = 256)
    public int byMethod() {
        return 1;
    }

    @Warmup(iterations = 9)
    @Measurement(iterations = 2)
    @Fork(value = 3, warmups = 1)
    public static class Nested {

        @Benchmark
        public int byEnclosingClass() {
            return 1;
        }
    }

    public static class Heir extends AnnotatedBenchmarks {

        @Benchmark
        public int bySuperclass() {
            return 1;
        }
    }

    /** Its class is nearer than the enclosing one. */
    @WarmupMin(6)
    @Warmup(iterations = 9)
    @Measurement(iterations = 2)
    @Fork(value = 3, warmups = 1)
    public static class Mixed {

        @Benchmark
        public int byBoth() {
            return 1;
        }
    }
}
