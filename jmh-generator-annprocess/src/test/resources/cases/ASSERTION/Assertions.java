package cases;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

public class Assertions {

    @Performance("fast <= 0.8 * slow")
    @Performance("forall n in {1, 10}: sized(n) <= 2 * sized(n=10)")
    @Performance("growth(sized, n) <= O(n) and Assertions.around <= fast and baseline.gone <= 1 s")
    @Performance("alloc(fast) <= 64 or Right.fast <= org.elsewhere.Unknown.gone")
    @Performance("around <= cases.Assertions.around and Assertions.Beside.inner <= Beside.inner")
    @Performance("pair(n=1, open=true) <= fast and anyMode <= late and anyMode <= fast")
    public static class Right extends Benchmarks {

        @Benchmark
        @BenchmarkMode(Mode.All)
        @OutputTimeUnit(TimeUnit.NANOSECONDS)
        public int anyMode() {
            return 1;
        }
    }

    @Performance("fast <= * slow") // expect-source ASSERTION error: column 9: expected a number or the name of a benchmark, found '*'
    @Performance("fast <= gone") // expect-source ASSERTION error: cases.Assertions.Wrong has no benchmark gone: it has none, fast, slow, sized, late, pair
    @Performance("fast <= 64") // expect-source ASSERTION error: a time needs a unit
    @Performance("alloc(fast) <= slow") // expect-source ASSERTION error: units do not fit: bytes and a time
    @Performance("sized <= slow") // expect-source ASSERTION error: the parameter n of sized has several values, 1, 10: select one, or all with forall
    @Performance("sized(2) <= slow") // expect-source ASSERTION error: the parameter n of sized is never 2: its values are 1, 10
    @Performance("sized(m=1) <= slow") // expect-source ASSERTION error: sized has no parameter m=1: it has n
    @Performance("forall k in {1, 3}: sized(k) <= slow") // expect-source ASSERTION error: the parameter n of sized is never 3: its values are 1, 10
    @Performance("growth(fast, n) <= O(n)") // expect-source ASSERTION error: fast has no parameter n for the growth
    @Performance("Beside.gone <= fast") // expect-source ASSERTION error: cases.Assertions.Beside has no benchmark gone: it has inner
    @Performance("Nobody.gone <= fast") // expect-source ASSERTION warning: no class Nobody in cases.Assertions.Wrong, around it or in its package
    @Performance("cases.Nobody.gone <= fast") // expect-source ASSERTION warning: no class cases.Nobody in cases.Assertions.Wrong
    @Performance("Benchmarks.fast <= slow") // expect-source ASSERTION error: cases.Assertions.Benchmarks is abstract
    @Performance("late <= slow") // expect-source ASSERTION warning: late is measured in [AverageTime] and slow in [Throughput]: different modes
    public static class Wrong extends Benchmarks { // expect-bytecode ASSERTION error: column 9: expected a number or the name of a benchmark, found '*' // expect-bytecode ASSERTION error: cases.Assertions.Wrong has no benchmark gone: it has none, fast, slow, sized, late, pair // expect-bytecode ASSERTION error: a time needs a unit // expect-bytecode ASSERTION error: units do not fit: bytes and a time // expect-bytecode ASSERTION error: the parameter n of sized has several values, 1, 10: select one, or all with forall // expect-bytecode ASSERTION error: the parameter n of sized is never 2: its values are 1, 10 // expect-bytecode ASSERTION error: sized has no parameter m=1: it has n // expect-bytecode ASSERTION error: the parameter n of sized is never 3: its values are 1, 10 // expect-bytecode ASSERTION error: fast has no parameter n for the growth // expect-bytecode ASSERTION error: cases.Assertions.Beside has no benchmark gone: it has inner // expect-bytecode ASSERTION warning: no class Nobody in cases.Assertions.Wrong, around it or in its package // expect-bytecode ASSERTION warning: no class cases.Nobody in cases.Assertions.Wrong // expect-bytecode ASSERTION error: cases.Assertions.Benchmarks is abstract // expect-bytecode ASSERTION warning: late is measured in [AverageTime] and slow in [Throughput]: different modes

        @Benchmark
        public int none() {
            return 1;
        }
    }

    @Performance("fast <= gone") // expect-source ASSERTION error: cases.Assertions.Alone has no benchmark gone
    public static class Alone extends Benchmarks { // expect-bytecode ASSERTION error: cases.Assertions.Alone has no benchmark gone
    }

    @Performance.List({
        @Performance("fast <= 1 s"),
        @Performance("fast <= ") // expect-source ASSERTION error: column 9: expected
    })
    public static class Contained extends Benchmarks { // expect-bytecode ASSERTION error: column 9: expected
    }

    @Performance("gone <= fast")
    @Performance("now <= later")
    public abstract static class Benchmarks {

        @Benchmark
        public int fast() {
            return 1;
        }

        @Benchmark
        public int slow() {
            return 2;
        }

        @Benchmark
        public int sized(Sizes sizes) {
            return sizes.n;
        }

        @Benchmark
        @BenchmarkMode(Mode.AverageTime)
        @OutputTimeUnit(TimeUnit.NANOSECONDS)
        public int late() {
            return 3;
        }

        @Benchmark
        @Group("pair")
        public int one(Sizes sizes) {
            return sizes.n;
        }

        @Benchmark
        @Group("pair")
        public boolean other(Doors doors) {
            return doors.open;
        }
    }

    @Benchmark
    public int around() {
        return 1;
    }

    @State(Scope.Thread)
    public static class Sizes {

        @Param({"1", "10"})
        int n;
    }

    @State(Scope.Thread)
    public static class Doors {

        @Param("true")
        boolean open;
    }

    public static class Beside {

        @Benchmark
        public int inner() {
            return 1;
        }
    }
}
