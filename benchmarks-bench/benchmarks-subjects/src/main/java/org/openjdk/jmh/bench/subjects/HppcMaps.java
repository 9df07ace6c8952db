package org.openjdk.jmh.bench.subjects;

import com.carrotsearch.hppc.IntIntHashMap;
import com.carrotsearch.hppc.cursors.IntIntCursor;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Primitive collections. */
public class HppcMaps extends Subject {

    private static final int KEYS = 1_000;
    private static final int LARGEST = 60_000;

    private int[] keys;
    private IntIntHashMap full;
    private IntIntHashMap growing;
    private int next;

    /** Fills one map and leaves the other empty. */
    @Setup
    public void fill() {
        keys = FixedInputs.skewed(KEYS, 1 << 20);
        full = new IntIntHashMap();
        for (int key : keys) {
            full.put(key, key >> 1);
        }
        growing = new IntIntHashMap();
    }

    /** Stable: reads of a map that never changes, nothing allocated, hot after a moment. */
    @Benchmark
    public void lookUp(Blackhole blackhole) {
        for (int key : keys) {
            blackhole.consume(full.get(key));
        }
    }

    /** Different in each fork: every map has a random order of iteration, and with it another pattern of memory accesses. */
    @Benchmark
    public long iterate() {
        long sum = 0;
        for (IntIntCursor cursor : full) {
            sum = 31 * sum + cursor.value;
        }
        return sum;
    }

    /** Bimodal: nearly all invocations find room for their hundred keys, a few have to enlarge and rehash the map. */
    @Benchmark
    public int growAndRehash() {
        if (growing.size() >= LARGEST) {
            growing = new IntIntHashMap();
        }
        for (int i = 0; i < 100; i++) {
            growing.put(next++, i);
        }
        return growing.size();
    }
}
