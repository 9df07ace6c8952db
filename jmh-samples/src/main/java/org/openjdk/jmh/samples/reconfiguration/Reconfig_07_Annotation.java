package org.openjdk.jmh.samples.reconfiguration;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Reconfigure;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * {@code @Reconfigure} makes a benchmark dynamic without any option. It is inherited like JMH's annotations, from the
 * superclass and from the enclosing class, unless a nearer element has its own.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_07
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_07 -st 0.9
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_07 -static
 * </pre>
 *
 * <p>The headers of the first run show the criterion of each benchmark: {@code Decimal} inherits {@code cv}, and
 * {@code Hexadecimal} uses the one of its method. Options override annotations. The second command sets one threshold
 * for both criteria; with {@code cv}, it allows changes below 0.9. The third one makes the run static.
 */
public class Reconfig_07_Annotation {

    /** Configuration that both benchmarks inherit. */
    @State(Scope.Thread)
    @Reconfigure(criterion = "cv", threshold = 0.02)
    @Warmup(iterations = 50, time = 100, timeUnit = TimeUnit.MILLISECONDS)
    @Measurement(iterations = 10, time = 100, timeUnit = TimeUnit.MILLISECONDS)
    @Fork(3)
    public abstract static class Conversion {

        long number = 1_234_567_890L;
    }

    /** Dynamic by inheritance. */
    public static class Decimal extends Conversion {

        @Benchmark
        public String convert() {
            return Long.toString(number);
        }
    }

    /** Dynamic by an annotation of its own. */
    public static class Hexadecimal extends Conversion {

        @Benchmark
        @Reconfigure(criterion = "kld", threshold = 0.95, window = 3)
        public String convert() {
            return Long.toHexString(number);
        }
    }
}
