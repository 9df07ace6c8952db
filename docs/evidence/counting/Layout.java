package counting;

import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Walks a cycle through the same numbers, in the order of memory or in none: as many instructions, and other misses of caches. */
@State(Scope.Benchmark)
public class Layout {

    private static final int SIZE = 1 << 20;
    private static final int STEPS = 10_000;

    @Param({"sequential", "shuffled"})
    String order;

    private final int[] next = new int[SIZE];
    private int place;

    @Setup
    public void link() {
        int[] places = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            places[i] = i;
        }
        Random random = new Random(1);
        for (int i = SIZE - 1; i > 0 && order.equals("shuffled"); i--) {
            int other = random.nextInt(i + 1);
            int kept = places[i];
            places[i] = places[other];
            places[other] = kept;
        }
        for (int i = 0; i < SIZE; i++) {
            next[places[i]] = places[(i + 1) % SIZE];
        }
    }

    @Benchmark
    public int walk() {
        int at = place;
        for (int i = 0; i < STEPS; i++) {
            at = next[at];
        }
        return place = at;
    }
}
