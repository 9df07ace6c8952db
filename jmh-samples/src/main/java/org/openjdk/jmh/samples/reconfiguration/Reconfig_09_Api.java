package org.openjdk.jmh.samples.reconfiguration;

import java.math.BigInteger;
import java.util.Collection;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.reconfiguration.ForkOutcome;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * A dynamic run from Java: the builder sets options, and the result contains the decisions.
 *
 * <pre>
 * java -cp jmh-samples/target/benchmarks.jar org.openjdk.jmh.samples.reconfiguration.Reconfig_09_Api
 * </pre>
 *
 * <p>Look at the last lines, which this class prints.
 */
@State(Scope.Thread)
public class Reconfig_09_Api {

    private final BigInteger base = BigInteger.valueOf(3);
    private final BigInteger modulus = BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE);

    @Benchmark
    public BigInteger power() {
        return base.modPow(modulus, modulus);
    }

    /** Runs the benchmark of this class. */
    public static void main(String[] args) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(Reconfig_09_Api.class.getName())
                .reconfigure(Reconfiguration.DYNAMIC)
                .stabilityCriterion("kld")
                .stabilityThreshold(0.99)
                .warmupIterations(50)
                .warmupTime(TimeValue.milliseconds(100))
                .warmupMin(10)
                .measurementIterations(10)
                .measurementTime(TimeValue.milliseconds(100))
                .forks(5)
                .forkMin(2)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        for (RunResult result : results) {
            System.out.println();
            result.getReconfiguration().ifPresent(Reconfig_09_Api::print);
        }
    }

    private static void print(ReconfigurationOutcome outcome) {
        for (ForkOutcome fork : outcome.forks()) {
            System.out.println("a fork with " + fork.warmupIterations() + " warmup iterations, "
                    + (fork.isWarmupStable() ? "stable" : "not stable"));
        }
        System.out.println("forks agree: " + outcome.areForksStable());
        System.out.printf("%.1f s instead of %.1f s%n", outcome.seconds(), outcome.staticSeconds());
        outcome.warnings().forEach(warning -> System.out.println("beware: " + warning));
    }
}
