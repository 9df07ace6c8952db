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

        @Setup(Level.Invocation) // expect-source INVO warning: the fixture prepare() runs around each invocation
        public void prepare() {
            value = 1; // expect-bytecode INVO warning: the fixture prepare() runs around each invocation
        }

        @TearDown(Level.Invocation) // expect-source INVO warning: the fixture clean() runs around each invocation
        public void clean() {
            value = 2; // expect-bytecode INVO warning: the fixture clean() runs around each invocation
        }
    }

    @State(Scope.Thread)
    public static class Long {
        int value;

        @Setup(Level.Invocation) // expect-source INVO warning: the fixture prepare() runs around each invocation
        public void prepare() {
            value = 1; // expect-bytecode INVO warning: the fixture prepare() runs around each invocation
        }
    }

    @State(Scope.Thread)
    public static class Unknown {
        int[] values = {3, 1, 2};

        @Setup(Level.Invocation)
        public void prepare() {
            values = new int[] {3, 1, 2};
        }
    }

    @State(Scope.Thread)
    public static class Nanoseconds {
        int[] values = {3, 1, 2};

        @Setup(Level.Invocation)
        public void prepare() {
            values = new int[] {3, 1, 2};
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

    @State(Scope.Thread)
    public static class Spread {
        int value;

        @Setup(Level.Invocation)
        public void prepare() {
            value = 1;
        }
    }

    @State(Scope.Thread)
    public static class Followed {
        Counter counter;

        @Setup(Level.Invocation) // expect-source INVO warning: the fixture prepare() runs around each invocation
        public void prepare() {
            counter = new Counter(); // expect-bytecode INVO warning: the fixture prepare() runs around each invocation
        }
    }

    @State(Scope.Thread)
    public static class Looping {
        Counter counter;

        @Setup(Level.Invocation)
        public void prepare() {
            counter = new Counter();
        }
    }

    static class Counter {
        private int[] counts = new int[8];

        int increment(int index) {
            return counts[index]++;
        }

        int incrementAll() {
            int sum = 0;
            for (int i = 0; i < counts.length; i++) {
                sum += increment(i);
            }
            return sum;
        }
    }

    /** Needs nothing of the class around it. */
    @State(Scope.Thread)
    public static class Alone {
        int value;

        @Setup(Level.Invocation) // expect-source INVO warning: the fixture prepare() runs around each invocation
        public void prepare() {
            value = 1; // expect-bytecode INVO warning: the fixture prepare() runs around each invocation
        }

        @Benchmark
        public int own() {
            return value;
        }
    }

    @Benchmark
    public int followed(Followed state) {
        return state.counter.increment(1);
    }

    @Benchmark
    public int looping(Looping state) {
        return state.counter.incrementAll();
    }

    @Benchmark
    @OperationsPerInvocation(10_000)
    public int batch(Spread state) {
        return state.value;
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public int once(Once state) {
        return state.value;
    }

    @State(Scope.Thread)
    public static class Filled {
        java.util.Map<String, String> map = new java.util.HashMap<>();

        @TearDown(Level.Invocation) // expect-source INVO warning: the fixture empty() runs around each invocation
        public void empty() {
            map.clear(); // expect-bytecode INVO warning: the fixture empty() runs around each invocation
        }
    }

    @Benchmark
    public String puts(Filled state) {
        return state.map.putIfAbsent("key", "value");
    }
}
