package org.openjdk.jmh.samples.reconfiguration;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.annotations.WarmupMin;

/**
 * Lower bounds: {@code @Warmup} and {@code @Fork} set maximum numbers, {@code @WarmupMin} and {@code @ForkMin}
 * minimum numbers. By default, a dynamic run does at least 5 warmup iterations and at least 2 forks.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_06 -dynamic
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_06 -dynamic -wimin 3 -fmin 1
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_06
 * </pre>
 *
 * <p>See the line {@code # Bounds}. An annotation on the method overrides one on its class, and an option, as in the
 * second command, overrides both. The third command is a static run: bounds alone do not make a run dynamic.
 */
@State(Scope.Thread)
@Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@WarmupMin(10)
@Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
@ForkMin(3)
public class Reconfig_06_Minimums {

    private long number = 1_000_003;

    @Benchmark
    public boolean isPrime() {
        for (long divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    @Benchmark
    @WarmupMin(20)
    public boolean isPrimeSkippingEvens() {
        if (number % 2 == 0) {
            return number == 2;
        }
        for (long divisor = 3; divisor * divisor <= number; divisor += 2) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }
}
