package cases;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Benchmark)
public class Twins {

    int x = 7;
    List<String> list = List.of("a");

    @Benchmark
    public int parse() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    public int format() { // expect-source TWIN warning: format() has the same code and configuration as parse()
        return Integer.parseInt("1" + x); // expect-bytecode TWIN warning: format() has the same code and configuration as parse()
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int timed() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    @BenchmarkMode(Mode.AverageTime)
    public int timedOnceMore() { // expect-source TWIN warning: timedOnceMore() has the same code and configuration as timed()
        return Integer.parseInt("1" + x); // expect-bytecode TWIN warning: timedOnceMore() has the same code and configuration as timed()
    }

    @Benchmark
    @Threads(2)
    public int byTwo() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    @Threads(4)
    public int byFour() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    @Measurement(iterations = 3, time = 2)
    public int longer() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    @Measurement(iterations = 3, time = 3)
    public int longest() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    public int left() {
        return x << 1;
    }

    @Benchmark
    public int right() {
        return x >> 1;
    }

    @Benchmark
    public long count() {
        return list.stream().filter(each -> each.isEmpty()).count();
    }

    @Benchmark
    public long countOthers() {
        return list.stream().filter(each -> !each.isEmpty()).count();
    }

    @Benchmark
    public long countAll() { // expect-source TWIN warning: countAll() has the same code and configuration as count()
        return list.stream().filter(each -> each.isEmpty()).count(); // expect-bytecode TWIN warning: countAll() has the same code
    }

    @Benchmark
    public int ofOne(One state) {
        return Integer.parseInt(state.text);
    }

    @Benchmark
    public int ofOther(Other state) {
        return Integer.parseInt(state.text);
    }

    @Benchmark
    public void baseline() {
    }

    @Benchmark
    public void otherBaseline() {
    }

    @Benchmark
    public int field() {
        return x;
    }

    @Benchmark
    public void consumed(Blackhole blackhole) {
        blackhole.consume(x);
    }

    @Benchmark
    public void consumedAgain(Blackhole blackhole) {
        blackhole.consume(x);
    }

    @Benchmark
    public int fieldAgain() {
        return x;
    }

    @Benchmark
    @Group("both")
    public int first() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    @Group("both")
    public int second() {
        return Integer.parseInt("1" + x);
    }

    @State(Scope.Benchmark)
    public static class One {
        String text = "1";
    }

    @State(Scope.Benchmark)
    public static class Other {
        String text = "22";
    }

    @Benchmark
    public int parseAgain() {
        return Integer.parseInt("1" + x);
    }

    @Benchmark
    public int run1() {
        return Integer.parseInt("2" + x);
    }

    @Benchmark
    public int run2() {
        return Integer.parseInt("2" + x);
    }
}
