package org.openjdk.jmh.samples.reconfiguration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Measures;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks that name the methods they measure, so that the methods' Javadoc can show the results.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_21 -rf json -rff lists.json
 * </pre>
 *
 * <p>The result file has the names under the key {@code measures}. Javadoc of {@code java.util.ArrayList} that is
 * generated with our doclet and this file shows how {@code contains} slows down with the size, next to {@code HashSet}.
 * See docs/production.md for the command.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class Reconfig_21_Measures {

    @Param({"10", "100", "1000"})
    public int size;

    private final Integer absent = -1;
    private List<Integer> list;
    private Set<Integer> set;

    @Setup
    public void fill() {
        list = new ArrayList<>(IntStream.range(0, size).boxed().collect(Collectors.toList()));
        set = new HashSet<>(list);
    }

    @Benchmark
    @Measures(value = "java.util.ArrayList#contains(Object)", seeAlso = "java.util.HashSet#contains(Object)")
    public boolean list() {
        return list.contains(absent);
    }

    @Benchmark
    @Measures("java.util.HashSet#contains(Object)")
    public boolean set() {
        return set.contains(absent);
    }
}
