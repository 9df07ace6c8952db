package org.openjdk.jmh.samples.reconfiguration;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A benchmark that only seems warm: after 14 equal iterations, each call does 50 % more work. No criterion can predict
 * that, so the warmup ends too early. The measurement shows it, and the run reports it.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_15 -dynamic -sc kld
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_15 -dynamic -sc kld -wimin 20
 * </pre>
 *
 * <p>For most forks, the first run warns that the measurement contradicts the end of the warmup. The warning says at
 * which iteration the level changed, by how much, and what to do. The second run follows this advice and does not warn.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class Reconfig_15_Contradiction {

    private static final int LAST_FAST_ITERATION = 14;

    private int iteration;
    private long work;

    @Setup(Level.Iteration)
    public void count() {
        iteration++;
        work = iteration <= LAST_FAST_ITERATION ? 1000 : 1500;
    }

    @Benchmark
    public void compute() {
        Blackhole.consumeCPU(work);
    }
}
