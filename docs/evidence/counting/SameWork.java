package counting;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Executes the same instructions on fast and slow data, which differ in time only. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SameWork {

    private static final int STEPS = 10_000;

    @Param({"fast", "slow"})
    String data;

    private final int[] next = new int[1 << 17];
    private int position;

    @Setup
    public void fill() {
        boolean isFast = data.equals("fast");
        Random random = new Random(1);
        Arrays.setAll(next, i -> i);
        // A cycle through all positions (Sattolo), or from each position to the next one.
        for (int i = next.length - 1; i > 0; i--) {
            int other = isFast ? i - 1 : random.nextInt(i);
            int swapped = next[i];
            next[i] = next[other];
            next[other] = swapped;
        }
    }

    /** Follows a cycle in 512 KB: the slow one misses the first-level cache. */
    @Benchmark
    public long walk() {
        int now = position;
        long mixed = now;
        for (int i = 0; i < STEPS; i++) {
            now = next[now];
            mixed ^= now;
            mixed ^= mixed << 13;
            mixed ^= mixed >>> 7;
            mixed ^= mixed << 17;
        }
        position = now;
        return mixed;
    }
}
