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
    Foreign foreign;
    Known known = new Known();
    Known[] all = {known};
    int size = 5;

    @Benchmark
    public int direct() {
        int result = 0;
        for (int input : inputs) {
            result += work(input); // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public long mixed() {
        long result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result ^= work(i) + work(i + 1); // expect LOOP warning: result accumulates results of calls
        }
        return result;
    }

    @Benchmark
    public int discountedSumOfLookups() {
        int result = 0;
        for (int input : inputs) {
            result += work(input + 1); // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    long[] bits = {1, 2, 3};

    @Benchmark
    public double conversions() {
        double result = 0;
        for (int i = 0; i < bits.length; i++) {
            result += Double.longBitsToDouble(bits[i]); // expect LOOP warning: result accumulates results of calls in a loop
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
    public String[] joined() {
        String[] names = {""};
        for (int input : inputs) {
            names[0] += label(input);
        }
        return names;
    }

    private static String label(int number) {
        return number > 1 ? "many" : "one";
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
            result += floats.get(i);
        }
        return result;
    }

    @Benchmark
    public long unboxedValues() {
        long result = 0;
        for (Long value : map.values()) {
            result += value;
        }
        return result;
    }

    @Benchmark
    public int throughAVariable() {
        int result = 0;
        for (int input : inputs) {
            int one = work(input);
            result += one; // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int boundOfAState(Bounds bounds) {
        int result = 0;
        for (int i = 0; i < bounds.count; i++) {
            result += work(i); // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int longCalls() {
        int result = 0;
        for (int input : inputs) {
            result += loops(input);
        }
        return result;
    }

    @Benchmark
    public int unknownCalls() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += foreign.remainder(i);
        }
        return result;
    }

    @Benchmark
    @OperationsPerInvocation(3)
    public int unknownCallsThatAreDivided() {
        int result = 0;
        for (int i = 0; i < 3; i++) {
            result += foreign.remainder(i);
        }
        return result;
    }

    @Benchmark
    public int walksThroughData() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += known.remainder(i) + element(inputs, i) + element(inputs, i + 1);
        }
        return result;
    }

    static int element(int[] array, int index) {
        return array[index % array.length];
    }

    @Benchmark
    public int goesOnFromItsOwnSum() {
        int result = 1;
        for (int i = 0; i < 3; i++) {
            result ^= Integer.bitCount(result) + i;
        }
        return result;
    }

    @Benchmark
    @OperationsPerInvocation(3)
    public int longCallsThatAreDivided() {
        int result = 0;
        for (int input : inputs) {
            result += (int) Math.cbrt(input);
        }
        return result;
    }

    @Benchmark
    public int notInlined() {
        int result = 0;
        for (int input : inputs) {
            result += call(input);
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
            result += known.scrambled(size); // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int emptiesAQueue() {
        int result = 0;
        Integer next;
        while ((next = queue.poll()) != null) { // expect SPENT warning: nothing refills queue
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

    @Benchmark
    public int search() {
        int result = 0;
        int index = 0;
        while ((index = text.indexOf("t", index)) > -1) {
            index++;
            result += index;
        }
        return result;
    }

    @Benchmark
    public int nativeCalls() {
        int result = 0;
        for (int input : inputs) {
            result += ofTheSystem(input);
        }
        return result;
    }

    private static native int ofTheSystem(int input);

    /** Nothing implements it. */
    interface Foreign {
        int remainder(int input);
    }

    static class Known {
        private int modulus = 7;

        int remainder(int input) {
            return input % modulus;
        }

        int scrambled(int input) {
            int once = (input ^ input >>> 16) * 0x45d9f3b + modulus;
            int twice = (once ^ once >>> 16) * 0x45d9f3b + modulus;
            return (twice ^ twice >>> 16) * (once ^ input) + modulus;
        }

        int counted(int input) {
            return modulus = input;
        }

        int modulus() {
            return modulus;
        }
    }

    @Benchmark
    public int callsOfAnotherClass() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += known.remainder(inputs[i]); // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int asksEachElement() {
        int result = 0;
        for (Known each : all) {
            result += each.modulus();
        }
        for (int i = 0; i < all.length; i++) {
            result += all[i].modulus();
        }
        return result;
    }

    @Benchmark
    public int asksTheSameObject() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += known.modulus(); // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int walksThroughText() {
        int result = 0;
        for (int i = 0; i < text.length(); i++) {
            result += text.charAt(i);
        }
        return result;
    }

    @Benchmark
    public int callsThatMayBeTooLong() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += known.scrambled(i);
        }
        return result;
    }

    @Benchmark
    public int callsWithAnEffect() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += known.counted(i);
        }
        return result;
    }

    @Benchmark
    public int lengthsOfWhatIsDrawn() {
        int result = 0;
        for (int i = 0; i < inputs.length; i++) {
            result += label(known.counted(i)).length();
        }
        return result;
    }

    @Benchmark
    public int keysOfAMap() {
        int[] result = {0};
        for (Map.Entry<String, Long> entry : map.entrySet()) {
            result[0] += entry.getKey().hashCode();
        }
        return result[0];
    }

    Sampler sampler = new Sampler();
    Other other = new Other();
    int[] sums = new int[2];

    @Benchmark
    public long samples() {
        long result = 0;
        for (int i = 0; i < 100; i++) {
            result += sampler.sample();
        }
        return result;
    }

    @Benchmark
    public long samplesOfAnotherClass() {
        long result = 0;
        for (int i = 0; i < 100; i++) {
            result += other.sample();
        }
        return result;
    }

    @Benchmark
    public int[] elementOfAnArray() {
        int[] result = new int[1];
        for (int i = 0; i < 100; i++) {
            result[0] += work(i); // expect LOOP warning: an element of result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public int[] elementOfAField() {
        for (int i = 0; i < 100; i++) {
            sums[1] += work(i); // expect LOOP warning: an element of sums accumulates results of calls in a loop
        }
        return sums;
    }

    @Benchmark
    public int[] manyElements() {
        int[] result = new int[100];
        for (int i = 0; i < 100; i++) {
            result[i] += work(i);
        }
        return result;
    }

    @Benchmark
    public int[] elementThatIsRead() {
        int[] result = new int[1];
        while (result[0] < 1000) {
            result[0] += work(7);
        }
        return result;
    }

    @Benchmark
    public long weighed() {
        long result = 0;
        for (int i = 0; i < 100; i++) {
            result += i * work(7); // expect LOOP warning: result accumulates results of calls in a loop
        }
        return result;
    }

    @Benchmark
    public long unboxedAndIncreased() {
        long result = 0;
        for (Long value : map.values()) {
            result += value + 10;
        }
        return result;
    }

    static class Sampler {
        private long state = 1;

        long sample() {
            state = state * 6364136223846793005L + 1;
            return state >> 16;
        }
    }

    interface Source {
        long sample();
    }

    static class Other implements Source {
        @Override
        public native long sample();
    }
}
