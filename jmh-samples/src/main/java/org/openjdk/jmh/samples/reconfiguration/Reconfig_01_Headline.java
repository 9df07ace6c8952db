package org.openjdk.jmh.samples.reconfiguration;

import java.util.HashMap;
import java.util.Map;
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
 * An ordinary benchmark for upstream's JMH, which does not mention dynamic reconfiguration.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_01 -dynamic
 * </pre>
 *
 * <p>The last lines show how many of the allowed iterations and forks ran, how much time that saved, and whether to use
 * the result. For each fork, a line that begins with {@code # Measurement:} says which iterations are its result. From
 * the second fork on, a line that begins with {@code # Stability:} says how precise the result is. {@code -v extra}
 * adds the figures.
 *
 * <p>Without {@code -dynamic}, the same command is a plain run of JMH. It takes 90 s: two modes with 5 forks each, and
 * 50 + 10 iterations of 0.15 s per fork. In a dynamic run, these numbers are upper bounds.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.Throughput, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 50, time = 150, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 150, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_01_Headline {

    private final String[] words = ("the time that a benchmark needs to become warm differs from machine to machine "
            + "and from benchmark to benchmark so that a fixed time is too short for the one "
            + "and too long for the other").split(" ");

    @Benchmark
    public Map<String, Integer> countWords() {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.merge(word, 1, Integer::sum);
        }
        return counts;
    }
}
