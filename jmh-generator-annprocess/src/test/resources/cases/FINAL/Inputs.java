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
    private double input = Math.PI;

    @Benchmark
    public double folded() {
        return Math.log(constant); // expect FINAL warning: the input constant is final and always 3.14159
    }

    @Benchmark
    public double onlyTested() {
        double result = input;
        while (result < bound) { // expect-source FINAL note: here it only decides where the benchmark goes on
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

    public int elsewhere() {
        return unrelated;
    }

    @State(Scope.Benchmark)
    public static class Other {
        final double value = 42.5;
    }
}
