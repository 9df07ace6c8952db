package cases;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

@State(Scope.Thread)
public class Sorted {

    int[] input = {3, 1, 2};
    List<Integer> list = Arrays.asList(3, 1, 2);

    @Benchmark
    public int[] array() {
        Arrays.sort(input); // expect SORT warning: the benchmark sorts its own input input
        return input;
    }

    @Benchmark
    public List<Integer> list() {
        Collections.sort(list); // expect SORT warning: the benchmark sorts its own input list
        return list;
    }

    @Benchmark
    public int[] byAMethodOfItsOwn() {
        bubbleSort(input); // expect SORT warning: the benchmark sorts its own input input
        return input;
    }

    @Benchmark
    public int[] copyByAMethodOfItsOwn() {
        int[] copy = input.clone();
        bubbleSort(copy);
        return copy;
    }

    @Benchmark
    public boolean onlyAsks() {
        return isSorted(input);
    }

    @Benchmark
    public int[] anotherIsFresh(Fresh state) {
        Arrays.sort(state.old); // expect SORT warning: the benchmark sorts its own input old
        return state.old;
    }

    static boolean isSorted(int[] values) {
        return values[0] <= values[1];
    }

    static void bubbleSort(int[] values) {
        for (int i = 1; i < values.length; i++) {
            for (int j = i; j > 0 && values[j - 1] > values[j]; j--) {
                int value = values[j];
                values[j] = values[j - 1];
                values[j - 1] = value;
            }
        }
    }

    @Benchmark
    public int[] copy() {
        int[] copy = input.clone();
        Arrays.sort(copy);
        return copy;
    }

    @Benchmark
    public List<Integer> shuffled() {
        Collections.shuffle(list);
        Collections.sort(list);
        return list;
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public int[] once() {
        Arrays.sort(input);
        return input;
    }

    @Benchmark
    @SuppressWarnings("jmh:INVO")
    public int[] fresh(Fresh state) {
        Arrays.sort(state.input);
        return state.input;
    }

    @State(Scope.Thread)
    @SuppressWarnings("jmh")
    public static class Fresh {
        int[] input;
        int[] old = {3, 1, 2};

        @Setup(Level.Invocation)
        public void prepare() {
            input = new int[] {3, 1, 2};
        }
    }

    Integer[] boxed = {3, 1, 2};

    @Benchmark
    public double medianByItsHelper() {
        double median = medianSort(boxed); // expect SORT warning: the benchmark sorts its own input boxed
        return median;
    }

    private static double medianSort(Number[] array) {
        java.util.Arrays.sort(array);
        return array[array.length / 2].doubleValue();
    }
}
