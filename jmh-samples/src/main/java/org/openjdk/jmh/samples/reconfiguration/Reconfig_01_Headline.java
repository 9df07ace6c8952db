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
 * <p>Look at the last lines: how many of the allowed iterations and forks ran, the time that this saved, and whether to use
 * the result. The lines that begin with {@code # Measurement:}, one for each fork, say which of the measured iterations are
 * its result, those that begin with {@code # Stability:}, after each fork from the second on, how precise it is by now; with
 * {@code -v extra}, both say in figures why.
 *
 * <p>Without {@code -dynamic}, the same command is a plain run of JMH, and takes a minute and a half: for
 * each of the two modes 5 forks, each of 50 + 10 iterations of 0.15 s. These numbers are upper bounds in a dynamic run.
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
