package docs;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.infra.Control;

/** The wrong and right benchmarks of the pages in this folder. */
public class Pairs {

    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public abstract static class InNanoseconds {
    }

    static double work(double x) {
        double y = x;
        for (int i = 0; i < 20; i++) {
            y = y * y / Math.PI + 1 / y;
        }
        return y;
    }

    @State(Scope.Thread)
    public static class Retu extends InNanoseconds {

        double x = Math.PI;

        @Benchmark
        public void wrong() {
            work(x);
        }

        @Benchmark
        public double right() {
            return work(x);
        }
    }

    @State(Scope.Thread)
    public static class Loop extends InNanoseconds {

        int[] inputs = new Random(1).ints(1000).toArray();

        @Benchmark
        public int wrong() {
            int sum = 0;
            for (int input : inputs) {
                sum += mix(input);
            }
            return sum;
        }

        @Benchmark
        public void right(Blackhole blackhole) {
            for (int input : inputs) {
                blackhole.consume(mix(input));
            }
        }

        static int mix(int input) {
            return (input ^ 0x5bd1e995) * 31 + (input >>> 3);
        }
    }

    @State(Scope.Thread)
    public static class Final extends InNanoseconds {

        private final double wrongInput = Math.PI;
        private double rightInput = Math.PI;

        @Benchmark
        public double wrong() {
            return work(wrongInput);
        }

        @Benchmark
        public double right() {
            return work(rightInput);
        }
    }

    public static class Invo extends InNanoseconds {

        @State(Scope.Thread)
        public static class Wrong {
            double x;

            @Setup(Level.Invocation)
            public void prepare() {
                x = Math.PI;
            }
        }

        @State(Scope.Thread)
        public static class Right {
            double x;

            @Setup(Level.Iteration)
            public void prepare() {
                x = Math.PI;
            }
        }

        @Benchmark
        public double wrong(Wrong state) {
            return Math.log(state.x);
        }

        @Benchmark
        public double right(Right state) {
            return Math.log(state.x);
        }
    }

    @State(Scope.Thread)
    public static class Forks extends InNanoseconds {

        interface Counter {
            int next();
        }

        static class First implements Counter {
            int count;

            @Override
            public int next() {
                return count++;
            }
        }

        static class Second implements Counter {
            int count;

            @Override
            public int next() {
                return count++;
            }
        }

        static class Third implements Counter {
            int count;

            @Override
            public int next() {
                return count++;
            }
        }

        Counter first = new First();
        Counter second = new Second();
        Counter third = new Third();

        static int ten(Counter counter) {
            int sum = 0;
            for (int i = 0; i < 10; i++) {
                sum += counter.next();
            }
            return sum;
        }

        @Benchmark
        @Fork(0)
        public int wrong1() {
            return ten(first);
        }

        @Benchmark
        @Fork(0)
        public int wrong2() {
            return ten(second);
        }

        @Benchmark
        @Fork(0)
        public int wrong3() {
            return ten(third);
        }

        @Benchmark
        @Fork(2)
        public int right1() {
            return ten(first);
        }

        @Benchmark
        @Fork(2)
        public int right2() {
            return ten(second);
        }

        @Benchmark
        @Fork(2)
        public int right3() {
            return ten(third);
        }
    }

    @State(Scope.Thread)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public static class Sort extends InNanoseconds {

        int[] input = new Random(1).ints(10_000).toArray();

        @Benchmark
        public int[] wrong() {
            Arrays.sort(input);
            return input;
        }

        @Benchmark
        public int[] right() {
            int[] copy = input.clone();
            Arrays.sort(copy);
            return copy;
        }

        @Benchmark
        public int[] copyAlone() {
            return input.clone();
        }
    }

    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public static class Share {

        @State(Scope.Group)
        public static class Both {
            int read;
            int written;
        }

        @State(Scope.Group)
        public static class Read {
            int value;
        }

        @State(Scope.Group)
        public static class Written {
            int value;
        }

        @Benchmark
        @Group("wrong")
        public int wrongReader(Both state) {
            return state.read;
        }

        @Benchmark
        @Group("wrong")
        public void wrongWriter(Both state) {
            state.written++;
        }

        @Benchmark
        @Group("right")
        public int rightReader(Read state) {
            return state.value;
        }

        @Benchmark
        @Group("right")
        public void rightWriter(Written state) {
            state.value++;
        }
    }

    @State(Scope.Thread)
    public static class Ops extends InNanoseconds {

        double x = Math.PI;

        @Benchmark
        @OperationsPerInvocation(100)
        public void wrong(Blackhole blackhole) {
            for (int i = 0; i < 1000; i++) {
                blackhole.consume(Math.log(x));
            }
        }

        @Benchmark
        @OperationsPerInvocation(1000)
        public void right(Blackhole blackhole) {
            for (int i = 0; i < 1000; i++) {
                blackhole.consume(Math.log(x));
            }
        }
    }

    @State(Scope.Thread)
    public static class Single extends InNanoseconds {

        Set<Integer> set = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);

        int find(int wanted) {
            int steps = 0;
            for (int each : set) {
                steps++;
                if (each == wanted) {
                    return steps;
                }
            }
            return steps;
        }

        @Benchmark
        @Fork(1)
        public int wrong1() {
            return find(7);
        }

        @Benchmark
        @Fork(1)
        public int wrong2() {
            return find(7);
        }

        @Benchmark
        @Fork(1)
        public int wrong3() {
            return find(7);
        }

        @Benchmark
        @Fork(10)
        public int right() {
            return find(7);
        }
    }

    @State(Scope.Group)
    public static class Spin extends InNanoseconds {

        AtomicBoolean ball = new AtomicBoolean();

        @Benchmark
        @Group("wrong")
        public void wrongPing() {
            while (!ball.compareAndSet(false, true)) {
                Thread.onSpinWait();
            }
        }

        @Benchmark
        @Group("wrong")
        public void wrongPong() {
            while (!ball.compareAndSet(true, false)) {
                Thread.onSpinWait();
            }
        }

        @Benchmark
        @Group("right")
        public void rightPing(Control control) {
            while (!control.stopMeasurement && !ball.compareAndSet(false, true)) {
                Thread.onSpinWait();
            }
        }

        @Benchmark
        @Group("right")
        public void rightPong(Control control) {
            while (!control.stopMeasurement && !ball.compareAndSet(true, false)) {
                Thread.onSpinWait();
            }
        }
    }

    @State(Scope.Thread)
    public static class Hole extends InNanoseconds {

        static final String PASSWORD =
                "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.";
        static Blackhole everybodys = new Blackhole(PASSWORD);

        Object x = "x";

        @Benchmark
        public void wrong() {
            new Blackhole(PASSWORD).consume(x);
        }

        @Benchmark
        public void right(Blackhole blackhole) {
            blackhole.consume(x);
        }

        @Benchmark
        @Threads(2)
        public void wrongShared() {
            everybodys.consume(x);
        }

        @Benchmark
        @Threads(2)
        public void rightOwn(Blackhole blackhole) {
            blackhole.consume(x);
        }
    }

    @State(Scope.Thread)
    @BenchmarkMode(Mode.AverageTime)
    public static class Unit {

        double x = Math.PI;

        @Benchmark
        public double wrong() {
            return Math.log(x);
        }

        @Benchmark
        @OutputTimeUnit(TimeUnit.NANOSECONDS)
        public double right() {
            return Math.log(x);
        }
    }

    @State(Scope.Thread)
    public static class Grow extends InNanoseconds {

        List<Integer> list = new ArrayList<>();
        StringBuilder text = new StringBuilder();

        @Benchmark
        public void wrong() {
            list.add(0, 1);
        }

        @Benchmark
        public void right() {
            list.clear();
            list.add(0, 1);
        }

        @Benchmark
        public void wrongText() {
            text.append(12345);
        }

        @Benchmark
        public void rightText() {
            text.setLength(0);
            text.append(12345);
        }
    }

    @State(Scope.Thread)
    public static class Spent extends InNanoseconds {

        IntBuffer buffer = IntBuffer.wrap(new Random(1).ints(1000).toArray());

        @Benchmark
        public void wrong(Blackhole blackhole) {
            while (buffer.hasRemaining()) {
                blackhole.consume(buffer.get());
            }
        }

        @Benchmark
        public void right(Blackhole blackhole) {
            buffer.rewind();
            while (buffer.hasRemaining()) {
                blackhole.consume(buffer.get());
            }
        }
    }
}
