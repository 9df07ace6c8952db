package why;

import java.util.concurrent.TimeUnit;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.UniformLongSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the release notes of commons-rng 1.5 call faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Samples {

    private final UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1L);
    private final UniformLongSampler longs = UniformLongSampler.of(random, 0, (1L << 60) + 12_345);

    /** RNG-172. */
    @Benchmark
    public long uniformLong() {
        return longs.sample();
    }
}
