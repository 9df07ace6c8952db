package org.openjdk.jmh.bench.detection;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Work that a parameter makes slower by a known amount: an operation is a hundred and some pieces of the same work, and
 * one piece more is one per cent more. {@code -p percent=1,2,3,5,10 -vsp percent=0} asks an A/B run whether it notices.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class InjectedChange {

    private static final Pattern NUMBERS = Pattern.compile("(\\w+)=(\\d+)");

    private static final int UNCHANGED = 100;

    /** By how much it is slower. */
    @Param({"0", "1", "2", "3", "5", "10"})
    private int percent;

    private int[] numbers;

    @Setup
    public void fill() {
        numbers = new SplittableRandom(1).ints(200, 0, 150).toArray();
    }

    /** Work that neither allocates nor reads memory. */
    @Benchmark
    public void tokens() {
        for (int i = 0; i < UNCHANGED + percent; i++) {
            Blackhole.consumeCPU(50);
        }
    }

    /** Work that allocates. */
    @Benchmark
    public void maps(Blackhole blackhole) {
        for (int i = 0; i < UNCHANGED + percent; i++) {
            Map<Integer, Integer> counts = new HashMap<>();
            for (int number : numbers) {
                counts.merge(number, 1, Integer::sum);
            }
            blackhole.consume(counts);
        }
    }

    /** Work with many branches and calls. */
    @Benchmark
    public void patterns(Blackhole blackhole) {
        for (int i = 0; i < UNCHANGED + percent; i++) {
            Matcher matcher = NUMBERS.matcher("width=1280, height=720, depth=none, rate=60");
            while (matcher.find()) {
                blackhole.consume(matcher.end());
            }
        }
    }
}
