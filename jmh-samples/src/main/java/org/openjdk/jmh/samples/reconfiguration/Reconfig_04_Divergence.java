package org.openjdk.jmh.samples.reconfiguration;

import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The criterion {@code kld}, Kullback-Leibler divergence: the probability that the newest iteration does not change the
 * distribution of all times. It compares whole distributions instead of single figures.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_04 -dynamic -sc kld
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_04 -dynamic -sc kld -bm thrpt
 * </pre>
 *
 * <p>Lines that begin with {@code # Stability} appear after each warmup iteration and each fork, once the lower bound
 * is reached. They show the value of the criterion, its threshold, and the decision.
 *
 * <p>In sample time mode, as in the first command, the distribution consists of the times of single calls. In all other
 * modes an iteration has one score, so the distribution has few values. Compare the two runs.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class Reconfig_04_Divergence {

    private final Pattern date = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)");
    private String line = "built 2026-11-21, tested 2026-11-22, released 2026-12-01";

    @Benchmark
    public void findDates(Blackhole days) {
        Matcher matcher = date.matcher(line);
        while (matcher.find()) {
            days.consume(matcher.group(3));
        }
    }
}
