package why;

import java.util.concurrent.TimeUnit;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.UnitSphereSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the release notes of commons-rng 1.4 call faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Spheres {

    private final UniformRandomProvider random = RandomSource.create(RandomSource.SPLIT_MIX_64, 1L);
    private final UnitSphereSampler sphere = new UnitSphereSampler(3, random);

    /** RNG-129. */
    @Benchmark
    public double[] point() {
        return sphere.nextVector();
    }
}
