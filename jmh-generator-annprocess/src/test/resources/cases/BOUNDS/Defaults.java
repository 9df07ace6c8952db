package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.WarmupMin;

public class Defaults {

    @Benchmark
    @WarmupMin(6) // expect-source BOUNDS warning: the minimum of warmup iterations, 6, is above the maximum, 5 (by default)
    public int above() {
        return 1; // expect-bytecode BOUNDS warning: the minimum of warmup iterations, 6, is above the maximum, 5 (by default)
    }

    @Benchmark
    @WarmupMin(5)
    public int equal() {
        return 1;
    }
}
