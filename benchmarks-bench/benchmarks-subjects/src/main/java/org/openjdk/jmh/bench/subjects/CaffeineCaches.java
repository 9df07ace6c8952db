package org.openjdk.jmh.bench.subjects;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.infra.Blackhole;

/** A cache that is smaller than what is asked of it. */
public class CaffeineCaches extends Subject {

    private static final int MASK = (1 << 16) - 1;

    private int[] keys;
    private int next;

    /** A cache that maintains itself on the threads that use it. */
    @State(Scope.Benchmark)
    public static class Shared {

        private final LoadingCache<Integer, String> cache = Caffeine.newBuilder()
                .maximumSize(1_000)
                .executor(Runnable::run)
                .build(key -> Integer.toString(key, 2).repeat(8));
    }

    /** Draws the keys. */
    @Setup
    public void draw() {
        keys = FixedInputs.skewed(MASK + 1, 20_000);
    }

    /** Bimodal: a hit takes a fraction of a miss, which computes, allocates and evicts. */
    @Benchmark
    public int hitOrMiss(Shared shared) {
        return shared.cache.get(keys[next++ & MASK]).length();
    }

    /** Contended and bimodal: two threads share the cache and its buffers. */
    @Benchmark
    @Threads(2)
    public void contended(Shared shared, Blackhole blackhole) {
        for (int i = 0; i < 50; i++) {
            blackhole.consume(shared.cache.get(keys[next++ & MASK]));
        }
    }
}
