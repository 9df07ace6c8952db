package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;

@Fork(1) // expect-source SINGLE note: does not show the variation between forks
public class Single { // expect-bytecode SINGLE note: does not show the variation between forks

    @Benchmark
    public int inherits() {
        return 1;
    }

    @Benchmark
    @Fork(value = 1, warmups = 2) // expect-source SINGLE note: fine if forks are known to agree
    public int own() {
        return 1; // expect-bytecode SINGLE note: fine if forks are known to agree
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
