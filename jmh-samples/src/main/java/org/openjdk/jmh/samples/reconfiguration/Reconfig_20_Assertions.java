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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Assertions: benchmarks that can fail a build.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_20 -prof gc -ec assertions -rf json -rff first.json
 * </pre>
 *
 * <p>The run ends with a verdict for each formula, and with exit code 7 if one fails. The fifth is skipped, because
 * there is no baseline yet. You can judge the results again without a run, now with themselves as the baseline:
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar -load first.json -vs first.json -assertionReport assertions.html
 * </pre>
 *
 * <p>A relation to another benchmark also holds on a faster machine; a limit in nanoseconds does not.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
@Performance("appended <= 0.8 * concatenated")
@Performance("forall n in {100, 10000}: sorted(n) <= shuffled(n)")
@Performance("sorted(n=10000) <= 12 * sorted(n=1000)")
@Performance("growth(sorted, n) <= O(n)")
@Performance("appended <= 1.1 * baseline.appended")
@Performance("alloc(appended) <= alloc(concatenated) / 2")
public class Reconfig_20_Assertions {

    private final String[] words = new Random(20).ints(50).mapToObj(Integer::toString).toArray(String[]::new);

    @Benchmark
    public String concatenated() {
        String all = "";
        for (String word : words) {
            all += word;
        }
        return all;
    }

    @Benchmark
    public String appended() {
        StringBuilder all = new StringBuilder();
        for (String word : words) {
            all.append(word);
        }
        return all.toString();
    }

    @Benchmark
    public int[] sorted(Numbers numbers) {
        int[] copy = numbers.sorted.clone();
        Arrays.sort(copy);
        return copy;
    }

    @Benchmark
    public int[] shuffled(Numbers numbers) {
        int[] copy = numbers.shuffled.clone();
        Arrays.sort(copy);
        return copy;
    }

    /** Sorted and shuffled numbers, as many as the parameter says. */
    @State(Scope.Thread)
    public static class Numbers {

        @Param({"100", "1000", "10000"})
        public int n;

        private int[] shuffled;
        private int[] sorted;

        @Setup
        public void fill() {
            shuffled = new Random(20).ints(n).toArray();
            sorted = shuffled.clone();
            Arrays.sort(sorted);
        }
    }
}
