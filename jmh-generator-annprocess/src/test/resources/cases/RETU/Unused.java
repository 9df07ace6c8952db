package cases;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Unused {

    double x = Math.PI;
    int stored;
    List<String> list = List.of("a");
    int[] numbers = {3, 1, 2};
    Map<String, Integer> map = new HashMap<>();
    ByteBuffer buffer = ByteBuffer.allocate(1);
    StringBuilder builder = new StringBuilder();

    @Benchmark
    public void ignoredStatic() {
        Math.log(x); // expect RETU warning: the result of Math.log() is ignored
    }

    @Benchmark
    public void ignoredOwn() {
        square(x); // expect RETU warning: the result of Unused.square() is ignored
    }

    @Benchmark
    public void ignoredLookup() {
        map.get("key"); // expect RETU warning: the result of Map.get() is ignored
    }

    @Benchmark
    public void ignoredObject() {
        new StringBuilder("text"); // expect RETU warning: the new StringBuilder is ignored
    }

    @Benchmark
    public void unusedLocal() {
        double result = Math.log(x); // expect RETU warning: the value of result is never used
    }

    @Benchmark
    public void unusedChain() {
        double first = Math.log(x);
        double second = first * 2; // expect RETU warning: the value of second is never used
    }

    @Benchmark
    public int lastOnly() {
        int last = 0;
        for (int number : numbers) {
            last = square(number); // expect RETU warning: the loop keeps only the last value of last
        }
        return last;
    }

    @Benchmark
    public void perhaps() {
        list.iterator(); // expect RETU note: unless the call has an effect of its own
    }

    @Benchmark
    public double returned() {
        double first = Math.log(x);
        double second = first * 2;
        return second;
    }

    @Benchmark
    public void consumed(Blackhole blackhole) {
        double result = Math.log(x);
        blackhole.consume(result);
    }

    @Benchmark
    public void stored() {
        int result = square(stored);
        stored = result;
    }

    @Benchmark
    public void checked() {
        double result = Math.log(x);
        if (result < 0) {
            throw new IllegalStateException();
        }
    }

    @Benchmark
    public void asserted() {
        double result = Math.log(x);
        assertPositive(result);
    }

    @Benchmark
    public void captured() {
        double result = Math.log(x);
        run(() -> stored = (int) result);
    }

    @Benchmark
    public void effects() {
        builder.append(x);
        map.put("key", 1);
        builder.setLength(0);
    }

    @Benchmark
    public void rewound() {
        buffer.flip();
        buffer.get();
    }

    @Benchmark
    public int eitherWay() {
        double either;
        if (stored > 0) {
            either = Math.log(x);
        } else {
            either = Math.exp(x);
        }
        return (int) either;
    }

    @Benchmark
    public java.math.BigDecimal parsed() {
        String text = "1" + numbers[0];
        return new java.math.BigDecimal(text);
    }

    @Benchmark
    public int search() {
        int found = -1;
        for (int number : numbers) {
            if (number > 1) {
                found = square(number);
            }
        }
        return found;
    }

    @Benchmark
    @SuppressWarnings("jmh:RETU")
    public void suppressed() {
        Math.log(x); // expect-bytecode RETU warning: the result of Math.log() is ignored
    }

    static void assertPositive(double value) {
        if (value < 0) {
            throw new IllegalStateException();
        }
    }

    static void run(Runnable runnable) {
        runnable.run();
    }

    static double square(double value) {
        return value * value;
    }

    static int square(int value) {
        return value * value;
    }
}
