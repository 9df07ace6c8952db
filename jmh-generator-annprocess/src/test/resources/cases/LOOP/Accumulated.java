package cases;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Accumulated {

    int[] inputs = {1, 2, 3};
    String text = "text";
    StringBuilder builder = new StringBuilder();
    List<Float> floats = new ArrayList<>();
    Map<String, Long> map = new HashMap<>();
    Queue<Integer> queue = new ArrayDeque<>();
    Foreign foreign = new Foreign();
    int size = 5;

    @Benchmark
    public int direct() {
        int result = 0;
        for (int input : inputs) {
            result += work(input); // expect LOOP warning: result accumulates the results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public long mixed() {
        long result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result ^= work(i) + work(i + 1); // expect LOOP warning: result accumulates the results of calls
        }
        return result;
    }

    @Benchmark
    public int sumOfWork() {
        int result = 0;
        for (int input : inputs) {
            result += work(input); // expect LOOP note: right if that is the work, as the name sumOfWork suggests
        }
        return result;
    }

    @Benchmark
    public int plainSum() {
        int result = 0;
        for (int input : inputs) {
            result += input;
        }
        return result;
    }

    @Benchmark
    public int polynomial() {
        int result = 0;
        for (int i = 0; i < text.length(); i++) {
            result = 31 * result + text.charAt(i);
        }
        return result;
    }

    @Benchmark
    public int untilFull() {
        int result = 0;
        while (result < 100) {
            result += work(1);
        }
        return result;
    }

    @Benchmark
    public int worksForAnEffect() {
        int written = 0;
        for (int input : inputs) {
            builder.setLength(0);
            builder.append(input);
            written += builder.length();
        }
        return written;
    }

    @Benchmark
    public void consumed(Blackhole blackhole) {
        for (int input : inputs) {
            blackhole.consume(work(input));
        }
    }

    @Benchmark
    public float unboxedElements() {
        Float result = 0F;
        for (int i = 0; i < floats.size(); i++) {
            result += floats.get(i); // expect LOOP note: or going through the data is the work
        }
        return result;
    }

    @Benchmark
    public long unboxedValues() {
        long result = 0;
        for (Long value : map.values()) {
            result += value; // expect LOOP note: or going through the data is the work
        }
        return result;
    }

    @Benchmark
    public int throughAVariable() {
        int result = 0;
        for (int input : inputs) {
            int one = work(input);
            result += one; // expect LOOP warning: result accumulates the results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int boundOfAState(Bounds bounds) {
        int result = 0;
        for (int i = 0; i < bounds.count; i++) { // expect-source FINAL note: the input count is final // expect-bytecode FINAL note: the input count or other is final
            result += work(i); // expect LOOP warning: result accumulates the results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int longCalls() {
        int result = 0;
        for (int input : inputs) {
            result += loops(input); // expect LOOP note: unless they take long
        }
        return result;
    }

    @Benchmark
    public int unknownCalls() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += foreign.remainder(i); // expect LOOP note: unless they take long
        }
        return result;
    }

    @Benchmark
    @OperationsPerInvocation(3)
    public int unknownCallsThatAreDivided() {
        int result = 0;
        for (int i = 0; i < 3; i++) {
            result += foreign.remainder(i); // expect LOOP note: unless they take long
        }
        return result;
    }

    @Benchmark
    public int notInlined() {
        int result = 0;
        for (int input : inputs) {
            result += call(input); // expect LOOP note: unless they take long
        }
        return result;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    static int call(int input) {
        return input + 1;
    }

    @Benchmark
    public int theSameInEachRun() {
        int result = 0;
        for (int i = 0; i < 3; i++) {
            result += foreign.remainder(size); // expect LOOP warning: result accumulates the results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int emptiesAQueue() {
        int result = 0;
        Integer next;
        while ((next = queue.poll()) != null) {
            result += next;
        }
        return result;
    }

    static int work(int input) {
        return input * 3 + 1;
    }

    static int loops(int input) {
        int work = input;
        for (int i = 0; i < input; i++) {
            work = work * 3 + 1;
        }
        return work;
    }

    @State(Scope.Benchmark)
    public static class Bounds {
        final int count = 1000;
        final int other = 1000;
    }

    static class Foreign {
        int remainder(int input) {
            return input % 7;
        }
    }
}
