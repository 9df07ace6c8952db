package org.openjdk.jmh.samples.reconfiguration;

import java.util.Arrays;
import java.util.SplittableRandom;
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
 * The criterion {@code cv}, coefficient of variation: the standard deviation in units of the mean. It is stable when
 * this figure has stopped moving, whether it is large or small.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_02 -dynamic -sc cv
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_02 -dynamic -sc cv -st 0.1
 * </pre>
 *
 * <p>The second command is less strict: its threshold allows the figure to move by 0.1 within the window instead
 * of 0.01. Compare the numbers of warmup iterations and forks in the two summaries.
 *
 * <p>The numbers in the annotations are upper bounds: a dynamic run takes at most 50 warmup iterations and 5 forks.
 * Iterations are short, since decisions are only possible between them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_02_CoefficientOfVariation {

    private final int[] shuffled = new SplittableRandom(42).ints(1000).toArray();

    @Benchmark
    public int[] sort() {
        int[] copy = shuffled.clone();
        Arrays.sort(copy);
        return copy;
    }
}
