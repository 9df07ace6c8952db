package org.openjdk.jmh.bench.detection;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Work of a known size, after that of Reichelt, Kühne and Hasselbring (QRS'22, section II B): sums, allocations, and
 * lines for System.out. A change of the size is a change of the code by a known amount, apart from what does not grow
 * with it. There is no warmup: what of a fork is taken for warmup is decided when the recording is read. The heap is small
 * and touched before the first iteration: while it grows, allocations cost up to fifty times what they cost later.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 30, time = 50, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 30, jvmArgsAppend = {"-Xms64m", "-Xmx64m", "-XX:+AlwaysPreTouch"})
@SuppressWarnings("jmh:SPENT") // iterations without warmup are what is recorded
public class SizedWorkload {

    /**
     * 300 calls are the size of a usual unit test in the paper; the others are 0.33, 1, 3, 10, 30 and 100 % more, of which
     * the last ones are for machines that do not know smaller changes from noise.
     */
    @Param({"300", "301", "303", "309", "330", "390", "600"})
    private int size;

    private PrintStream before;

    @Setup(Level.Trial)
    public void silence() throws IOException {
        before = System.out;
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        System.setOut(new PrintStream(new FileOutputStream(windows ? "NUL" : "/dev/null"), true));
    }

    @TearDown(Level.Trial)
    public void restore() {
        System.out.close();
        System.setOut(before);
    }

    @Benchmark
    public long add() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        long sum = 0;
        for (int i = 0; i < size; i++) {
            sum += random.nextInt();
        }
        return sum;
    }

    @Benchmark
    public Object ram() {
        int[][] arrays = new int[size][];
        for (int i = 0; i < size; i++) {
            arrays[i] = new int[3];
        }
        return arrays;
    }

    @Benchmark
    public void out() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        for (int i = 0; i < size; i++) {
            System.out.println(random.nextInt());
        }
    }
}
