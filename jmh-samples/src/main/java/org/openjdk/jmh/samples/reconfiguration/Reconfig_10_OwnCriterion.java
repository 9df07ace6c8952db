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
 * A custom criterion: {@link TailCriterion} is one class, named in a file on the class path:
 * {@code META-INF/services/org.openjdk.jmh.dynreconf.criteria.StabilityCriterion}.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar -lsc
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_10 -dynamic -sc tail
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_10 -dynamic -sc tail:quantile=0.99,kld
 * </pre>
 *
 * <p>The first command lists it next to the built-in ones. It accepts options and can be combined with other criteria.
 *
 * <p>In this benchmark the tail matters: most calls find a free slot in the map, but a few make it grow.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_10_OwnCriterion {

    private static final int LARGEST = 4096;

    private Map<Integer, Integer> map = new HashMap<>();

    @Benchmark
    public Integer put() {
        if (map.size() == LARGEST) {
            map = new HashMap<>();
        }
        return map.put(map.size(), LARGEST);
    }
}
