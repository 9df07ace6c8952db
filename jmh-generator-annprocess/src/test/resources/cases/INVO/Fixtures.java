package cases;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

public class Fixtures {

    @State(Scope.Thread)
    public static class Short {
        int value;

        @Setup(Level.Invocation) // expect-source INVO warning: the fixture prepare() surrounds each invocation
        public void prepare() {
            value = 1; // expect-bytecode INVO warning: the fixture prepare() surrounds each invocation
        }

        @TearDown(Level.Invocation) // expect-source INVO warning: the fixture clean() surrounds each invocation
        public void clean() {
            value = 2; // expect-bytecode INVO warning: the fixture clean() surrounds each invocation
        }
    }

    @State(Scope.Thread)
    public static class Long {
        int value;

        @Setup(Level.Invocation) // expect-source INVO note: these seem longer
        public void prepare() {
            value = 1; // expect-bytecode INVO note: these seem longer
        }
    }

    @State(Scope.Thread)
    public static class Unknown {
        int[] values = {3, 1, 2};

        @Setup(Level.Invocation) // expect-source INVO note: code does not tell how long these take
        public void prepare() {
            values = new int[] {3, 1, 2}; // expect-bytecode INVO note: code does not tell how long these take
        }
    }

    @State(Scope.Thread)
    public static class Nanoseconds {
        int[] values = {3, 1, 2};

        @Setup(Level.Invocation) // expect-source INVO note: code does not tell how long these take
        public void prepare() {
            values = new int[] {3, 1, 2}; // expect-bytecode INVO note: code does not tell how long these take
        }
    }

    @State(Scope.Thread)
    public static class Once {
        int value;

        @Setup(Level.Invocation)
        public void prepare() {
            value = 1;
        }
    }

    @State(Scope.Thread)
    public static class EachIteration {
        int value;

        @Setup(Level.Iteration)
        public void prepare() {
            value = 1;
        }
    }

    @Benchmark
    public int throughput(Short state, EachIteration other) {
        return state.value + other.value;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public int milliseconds(Long state) {
        return state.value;
    }

    @Benchmark
    public int[] sorts(Unknown state) {
        Arrays.sort(state.values);
        return state.values;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int[] sortsAFew(Nanoseconds state) {
        Arrays.sort(state.values);
        return state.values;
    }

    @Benchmark
    @OperationsPerInvocation(10_000)
    public int batch(Long state) {
        return state.value;
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public int once(Once state) {
        return state.value;
    }
}
