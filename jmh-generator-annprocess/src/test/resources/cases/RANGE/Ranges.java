package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.Reconfigure;
import org.openjdk.jmh.annotations.WarmupMin;

public class Ranges {

    @Benchmark
    @WarmupMin(-1) // expect-source RANGE error: the minimum of warmup iterations is -1: it must be 0 or more
    public int warmup() {
        return 1; // expect-bytecode RANGE error: the minimum of warmup iterations is -1: it must be 0 or more
    }

    @Benchmark
    @ForkMin(0) // expect-source RANGE error: the minimum of forks is 0: it must be 1 or more
    public int forks() {
        return 1; // expect-bytecode RANGE error: the minimum of forks is 0: it must be 1 or more
    }

    @Benchmark
    @Reconfigure(window = 0) // expect-source RANGE error: the stability window is 0: it must be 1 or more
    public int window() {
        return 1; // expect-bytecode RANGE error: the stability window is 0: it must be 1 or more
    }

    @Benchmark
    @WarmupMin(0)
    @ForkMin(1)
    @Reconfigure(window = 1, forkWindow = 0)
    public int right() {
        return 1;
    }
}
