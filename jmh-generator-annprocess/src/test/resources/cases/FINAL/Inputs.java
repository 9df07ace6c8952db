package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

@State(Scope.Thread)
public class Inputs {

    private final double constant = Math.PI;
    private final int bound = 1000;
    private final int unrelated = 4711;
    private final double computed = Math.random();
    private final int length = 2000;
    private final double THRESHOLD = 0.25;
    private final double returned = 12.5;
    private double input = Math.PI;
    private int next;

    @Benchmark
    public double folded() {
        return Math.log(constant); // expect FINAL warning: the input constant is final and always 3.14159
    }

    @Benchmark
    public int constantsInVariables() {
        int one = 1;
        int other = 2;
        int sum = one + other;
        return sum; // expect FINAL warning: the result depends only on constants
    }

    @Benchmark
    public void constantsConsumed(org.openjdk.jmh.infra.Blackhole blackhole) {
        double one = 1.5;
        blackhole.consume(Math.log(one)); // expect FINAL warning: the result depends only on constants
        blackhole.consume(Math.log(input));
        blackhole.consume(one);
    }

    @Benchmark
    public int countedInALoop() {
        int sum = 0;
        int one = 1;
        for (int i = 0; i < 10; i++) {
            sum += one;
        }
        return sum;
    }

    @Benchmark
    public int constantsOfAMethod() {
        int one = 1;
        return sum(one, 2); // expect FINAL warning: the result depends only on constants
    }

    @Benchmark
    public int constantsOfALoop() {
        return sumUpTo(100);
    }

    @Benchmark
    public int constantsAndAField() {
        return withField(1);
    }

    static int counter;

    static int sum(int one, int other) {
        int sum = one + other;
        return sum * other;
    }

    static int withField(int value) {
        return value + counter;
    }

    static int sumUpTo(int end) {
        int sum = 0;
        for (int i = 0; i < end; i++) {
            sum += i;
        }
        return sum;
    }

    @Benchmark
    public String textOfConstants() {
        String one = "a";
        String other = "b";
        return one + other;
    }

    @Benchmark
    public double onlyTested() {
        double result = input;
        while (result < bound) {
            result = result * input;
        }
        return result;
    }

    @Benchmark
    public double fromState(Other other) {
        return Math.log(other.value); // expect FINAL warning: the input value is final and always 42.5
    }

    @Benchmark
    public double right() {
        return Math.log(input) + Math.log(computed);
    }

    @Benchmark
    public double baseline() {
        return constant;
    }

    @Benchmark
    public double foldedAgain() {
        return Math.exp(constant);
    }

    @Benchmark
    public double[] size() {
        return new double[length];
    }

    @Benchmark
    public double named() {
        return Math.exp(THRESHOLD);
    }

    @Benchmark
    public int functionsOfConstants() {
        java.util.function.IntSupplier one = () -> 1;
        java.util.function.IntSupplier two = () -> 2 * 3;
        return one.getAsInt() + two.getAsInt(); // expect FINAL warning: the result depends only on constants
    }

    @Benchmark
    public int functionOfAnInput() {
        int input = length;
        java.util.function.IntSupplier captured = () -> input;
        java.util.function.IntSupplier read = () -> length;
        return captured.getAsInt() + read.getAsInt();
    }

    @Benchmark
    public int wrapped(Sizes sizes) {
        next = (next + 1) % sizes.count;
        return next;
    }

    @Benchmark
    public int oneOfTwo(Sizes sizes) {
        return next * sizes.first; // expect-source FINAL warning: the input first is final // expect-bytecode FINAL warning: the input first or second is final
    }

    @Benchmark
    public double baselineOfAnother() {
        return returned;
    }

    public int elsewhere() {
        return unrelated;
    }

    @State(Scope.Benchmark)
    public static class Sizes {
        final int count = 5;
        final int first = 7777;
        final int second = 7777;
    }

    @State(Scope.Benchmark)
    public static class Other {
        final double value = 42.5;
    }
}
