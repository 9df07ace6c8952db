package org.openjdk.jmh.samples.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Several criteria at once: a phase ends when all of them hold.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_05 -dynamic -sc kld,cv
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_05 -dynamic -sc kld,cv -st 0.95,0.05
 * </pre>
 *
 * <p>Give thresholds for all criteria, in the same order, or for none. Each {@code # Stability} line shows the value of
 * every criterion and its threshold, so you see which one prolonged the phase.
 *
 * <p>The summary shows that each value of a {@code @Param} is a benchmark with decisions of its own.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_05_SeveralCriteria {

    @Param({"10", "10000"})
    private int size;

    @Benchmark
    public List<Integer> fill() {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(i);
        }
        return list;
    }
}
