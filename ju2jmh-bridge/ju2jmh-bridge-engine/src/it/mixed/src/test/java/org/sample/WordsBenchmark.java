package org.sample;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Performance("appended <= 0.5 * concatenated")
@Performance("concatenated <= appended")
@Performance("appended <= 1.1 * baseline.appended")
public class WordsBenchmark {

    private final String[] words = new Random(20).ints(3000).mapToObj(Integer::toString).toArray(String[]::new);

    @Benchmark
    public String appended() {
        return Words.appended(words);
    }

    @Benchmark
    public String concatenated() {
        return Words.concatenated(words);
    }
}
