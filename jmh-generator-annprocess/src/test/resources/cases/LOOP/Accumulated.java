package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Accumulated {

    int[] inputs = {1, 2, 3};
    String text = "text";
    StringBuilder builder = new StringBuilder();

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

    static int work(int input) {
        return input * 3 + 1;
    }
}
