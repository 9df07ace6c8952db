package org.openjdk.jmh.bench.engine;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Bytes that the measuring thread allocates in a benchmark, without those of the set-up of each invocation, which
 * {@code -prof gc} counts as well. For benchmarks with one thread that mark where measuring starts and stops.
 */
public final class CheckpointAllocation implements InternalProfiler {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static long bytes;
    private static long invocations;
    private static long before;

    /** The set-up of an invocation is done. */
    static void start() {
        before = THREADS.getCurrentThreadAllocatedBytes();
    }

    /** The invocation is done. */
    static void stop() {
        bytes += THREADS.getCurrentThreadAllocatedBytes() - before;
        invocations++;
    }

    @Override
    public String getDescription() {
        return "bytes allocated by an invocation, without its set-up";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        bytes = 0;
        invocations = 0;
    }

    @Override
    public Collection<ScalarResult> afterIteration(BenchmarkParams benchmark, IterationParams iteration,
                                                   IterationResult result) {
        if (invocations == 0) {
            return List.of();
        }
        return List.of(new ScalarResult("checkpoint.alloc", (double) bytes / invocations, "B/op",
                AggregationPolicy.AVG));
    }
}
