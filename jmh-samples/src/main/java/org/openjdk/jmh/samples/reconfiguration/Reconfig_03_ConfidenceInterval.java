package org.openjdk.jmh.samples.reconfiguration;

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
 * The criterion {@code rciw}, relative confidence interval width: the width of the confidence interval of the mean,
 * divided by the mean. It resamples the measurements and is the most cautious of the three, so it saves the least.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_03 -dynamic -sc rciw
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_03 -dynamic -sc rciw:confidence=0.95,simulations=10000
 * </pre>
 *
 * <p>Options of a criterion follow its name after a colon. {@code -lsc} lists the criteria with their options and
 * default thresholds. {@code -v EXTRA} prints the vector of stability values at each checkpoint.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_03_ConfidenceInterval {

    private double x = 1234.5678;

    @Benchmark
    public String format() {
        return String.format("%10.3f", x);
    }
}
