package org.openjdk.jmh.samples.reconfiguration;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Rounds: each round runs one fork of each benchmark that needs another one.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_17 -order rounds -rf json -rff rounds.json
 * </pre>
 *
 * <p>Interrupt the run with Ctrl-C after the third fork: the file has forks of both benchmarks. A complete run has the
 * same results as the usual order. If the machine was busy for a while, however, both benchmarks were affected alike,
 * so they stay comparable.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class Reconfig_17_Rounds {

    private final int[] numbers = new Random(17).ints(1_000).toArray();

    @Benchmark
    public int[] sort() {
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    @Benchmark
    public int[] sortInParallel() {
        int[] sorted = numbers.clone();
        Arrays.parallelSort(sorted);
        return sorted;
    }
}
