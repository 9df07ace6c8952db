package org.openjdk.jmh.samples.reconfiguration;

import java.util.Base64;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * {@code Mode.Reconfigure} combines sample time mode and dynamic reconfiguration. Criteria work best in this mode,
 * since each iteration yields a whole distribution.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_08
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_01 -bm re
 * </pre>
 *
 * <p>The result table shows the mode {@code sample}. The second command does the same for a benchmark without this
 * mode.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Reconfigure)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_08_Mode {

    private final byte[] bytes = new byte[4096];

    @Benchmark
    public String encode() {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
