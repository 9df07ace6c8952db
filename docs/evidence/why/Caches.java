package why;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the release notes of Caffeine call faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Caches {

    private final Cache<String, String> cache = Caffeine.newBuilder().maximumSize(1000).executor(Runnable::run).build();

    @Setup
    public void fill() {
        for (int i = 0; i < 100; i++) {
            cache.put("key" + i, "value");
        }
    }

    /** Of 3.0.1, issue 506: "putIfAbsent optimistic fastpath". */
    @Benchmark
    public String putIfAbsent() {
        return cache.asMap().putIfAbsent("key7", "other");
    }

    /** Of 3.2.3, issue 1897: "no longer lock when querying for the maximum size". */
    @Benchmark
    public long maximum() {
        return cache.policy().eviction().get().getMaximum();
    }
}
