package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.WarmupMin;

public class NoBenchmark {

    @WarmupMin(1) // expect-source NOBENCH warning: @WarmupMin has no effect here: method helper() is not a benchmark
    public int helper() {
        return 1; // expect-bytecode NOBENCH warning: @WarmupMin has no effect here: method helper() is not a benchmark
    }

    @ForkMin(1) // expect-source NOBENCH warning: @ForkMin has no effect here: class cases.NoBenchmark.Plain has no benchmark
    public static class Plain { // expect-bytecode NOBENCH warning: @ForkMin has no effect here
    }

    @ForkMin(1)
    public abstract static class Base {
    }

    @ForkMin(1)
    public static class Benchmarks {
        @Benchmark
        @WarmupMin(1)
        public int right() {
            return 1;
        }
    }
}
