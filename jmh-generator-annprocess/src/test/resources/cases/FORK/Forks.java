package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;

@Fork(0) // expect-source FORK warning: @Fork(0) runs the benchmark in the VM of earlier benchmarks
public class Forks { // expect-bytecode FORK warning: @Fork(0) runs the benchmark in the VM of earlier benchmarks

    @Benchmark
    public int inherits() {
        return 1;
    }

    @Benchmark
    @Fork(0) // expect-source FORK warning: @Fork(0)
    public int own() {
        return 1; // expect-bytecode FORK warning: @Fork(0)
    }

    @Benchmark
    @Fork(2)
    public int two() {
        return 1;
    }

    @Benchmark
    @Fork(jvmArgs = "-Xmx64m")
    public int byDefault() {
        return 1;
    }
}
