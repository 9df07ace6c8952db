package why;

import java.util.concurrent.TimeUnit;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ArraySampler;
import org.apache.commons.rng.sampling.distribution.ContinuousUniformSampler;
import org.apache.commons.rng.sampling.distribution.SharedStateContinuousSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the release notes of commons-rng 1.7 call faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Ranges {

    private final UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1L);
    private final SharedStateContinuousSampler open = ContinuousUniformSampler.of(random, 0, 1, true);
    private final int[] cards = new int[52];

    /** RNG-190. */
    @Benchmark
    public double openInterval() {
        return open.sample();
    }

    /** RNG-187. */
    @Benchmark
    public int[] shuffle() {
        return ArraySampler.shuffle(random, cards);
    }
}
