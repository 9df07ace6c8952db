package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.ForkMin;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.annotations.WarmupMin;

@Warmup(iterations = 10)
@Fork(2)
public class Bounds {

    @Benchmark
    @Warmup(iterations = 3)
    @WarmupMin(4) // expect-source BOUNDS error: the minimum of warmup iterations, 4, is above the maximum, 3 (@Warmup)
    public int own() {
        return 1; // expect-bytecode BOUNDS error: the minimum of warmup iterations, 4, is above the maximum, 3 (@Warmup)
    }

    @Benchmark
    @ForkMin(3) // expect-source BOUNDS error: the minimum of forks, 3, is above the maximum, 2 (@Fork)
    public int ofTheClass() {
        return 1; // expect-bytecode BOUNDS error: the minimum of forks, 3, is above the maximum, 2 (@Fork)
    }

    @Benchmark
    @WarmupMin(10)
    @ForkMin(2)
    public int equal() {
        return 1;
    }

    public static class Enclosed {

        @Benchmark
        @WarmupMin(5)
        public int hasTheDefault() {
            return 1;
        }

        @Benchmark
        @WarmupMin(9) // expect-source BOUNDS warning: the minimum of warmup iterations, 9, is above the maximum, 5 (by default)
        public int hasNoMaximumOfTheEnclosingClass() {
            return 1; // expect-bytecode BOUNDS warning: the minimum of warmup iterations, 9, is above the maximum, 5 (by default)
        }
    }

    @WarmupMin(4)
    public static class Enclosing {

        public static class Inner {

            @Benchmark
            @Warmup(iterations = 3) // expect-source BOUNDS error: the minimum of warmup iterations, 4, is above the maximum, 3
            public int ofTheEnclosingClass() {
                return 1; // expect-bytecode BOUNDS error: the minimum of warmup iterations, 4, is above the maximum, 3
            }
        }
    }

    public static class Inheriting extends Base {

        @Benchmark
        @WarmupMin(9) // expect-source BOUNDS error: the minimum of warmup iterations, 9, is above the maximum, 8
        public int ofTheSuperclass() {
            return 1; // expect-bytecode BOUNDS error: the minimum of warmup iterations, 9, is above the maximum, 8
        }
    }

    @Warmup(iterations = 8)
    public abstract static class Base {
    }

    @Warmup(iterations = 3)
    @Fork(2)
    public static class Twice {

        @Benchmark
        @WarmupMin(4) // expect-source BOUNDS error: the minimum of warmup iterations, 4, is above the maximum, 3 (@Warmup)
        @ForkMin(3) // expect-source BOUNDS error: the minimum of forks, 3, is above the maximum, 2 (@Fork)
        public int both() {
            return 1; // expect-bytecode BOUNDS error: the minimum of warmup iterations, 4 // expect-bytecode BOUNDS error: the minimum of forks, 3
        }
    }

    @WarmupMin(4) // expect-source BOUNDS error: the minimum of warmup iterations, 4, is above the maximum, 3 (@Warmup)
    @Warmup(iterations = 3)
    public static class OfTwo { // expect-bytecode BOUNDS error: the minimum of warmup iterations, 4

        @Benchmark
        public int first() {
            return 1;
        }

        @Benchmark
        public int second() {
            return 1;
        }
    }
}
