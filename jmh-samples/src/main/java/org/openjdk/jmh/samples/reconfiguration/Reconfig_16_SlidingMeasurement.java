package org.openjdk.jmh.samples.reconfiguration;

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
 * The default criterion {@code steady} judges the measured iterations instead of predicting them from the warmup. While
 * they are not steady, the oldest one becomes warmup and another one is measured.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_16 -dynamic
 * </pre>
 *
 * <p>This benchmark caches its results, and is fast after it has computed all numbers. The line {@code # Measurement:}
 * says which iterations of a fork are its result. The others are in the JSON file ({@code -rf json,dynamic}), under the
 * key {@code dropped}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class Reconfig_16_SlidingMeasurement {

    private static final int NUMBERS = 1 << 21;

    private final int[] remembered = new int[NUMBERS];
    private int next;

    @Benchmark
    public int smallestDivisor() {
        next = (next + 1) % NUMBERS;
        if (remembered[next] == 0) {
            remembered[next] = search(next);
        }
        return remembered[next];
    }

    private static int search(int number) {
        int candidate = 2;
        while (candidate * candidate <= number && number % candidate != 0) {
            candidate++;
        }
        return candidate * candidate <= number ? candidate : Math.max(1, number);
    }
}
