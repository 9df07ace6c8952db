package releases;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What collectors do in different ways: stores into old objects, and short lives; and one method without references. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class Collectors {

    private static final int SIZE = 1 << 16;

    private final Object[] old = new Object[SIZE];
    private final Object[] values = new SplittableRandom(1).ints(1_024).boxed().toArray();
    private final int[] places = new SplittableRandom(2).ints(1_024, 0, SIZE).toArray();

    /** Barriers behind each store. */
    @Benchmark
    public Object[] storeReferences() {
        for (int i = 0; i < places.length; i++) {
            old[places[i]] = values[(i + places[i]) & 1_023];
        }
        return old;
    }

    @Benchmark
    public Object[] shortLives() {
        Object[] boxed = new Object[1_024];
        for (int i = 0; i < boxed.length; i++) {
            boxed[i] = new int[] {places[i]};
        }
        return boxed;
    }

    @Benchmark
    public long noReferences() {
        long sum = 0;
        for (int place : places) {
            sum = sum * 31 + place;
        }
        return sum;
    }
}
