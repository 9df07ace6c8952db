package org.openjdk.jmh.samples.reconfiguration;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Two sides: somebody found {@code String.format} easier to read than {@code +}. Has that made anything slower?
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_18 -p by=format -vsp by=plus -prof gc
 * </pre>
 *
 * <p>Both sides run in turns, fork by fork, and the run ends as soon as it is decided how they differ. What the machine
 * does meanwhile lands on both. The sides may as well be two jars ({@code -vs old.jar}), or two JVMs ({@code -vsJvm}).
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_18_TwoSides {

    @Param({"plus", "format"})
    public String by;

    private String name = "size";
    private int value = 42;

    @Benchmark
    public String line() {
        return "format".equals(by) ? String.format("%s = %d", name, value) : name + " = " + value;
    }
}
