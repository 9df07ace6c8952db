package org.openjdk.jmh.bench.overhead;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** An ordinary benchmark of some microseconds, with branches and allocation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OverheadWorkload {

    private static final int SIZE = 500;

    private int[] numbers;

    @Setup
    public void prepare() {
        numbers = new SplittableRandom(1).ints(SIZE).toArray();
    }

    @Benchmark
    public int[] sort() {
        int[] copy = numbers.clone();
        Arrays.sort(copy);
        return copy;
    }
}
