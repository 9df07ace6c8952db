package cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Loops and streams whose elements nobody gets, and such that do something. */
@State(Scope.Thread)
public class Walks {

    List<String> list = new ArrayList<>(List.of("a"));
    Map<String, Integer> map = new HashMap<>();
    int[] numbers = {3, 1, 2};
    int size = 10;
    int sum;
    volatile boolean done = true;
    Iterable<String> cursor;

    @Benchmark
    public void overAList() {
        for (String each : list) { // expect RETU warning: nothing depends on what the loop does
        }
    }

    @Benchmark
    public void overAnArray() {
        for (int each : numbers) { // expect RETU warning: nothing depends on what the loop does
        }
    }

    @Benchmark
    public void overAnArrayByIndex() {
        for (int i = 0; i < numbers.length; i++) { // expect RETU warning: nothing depends on what the loop does
            int each = numbers[i];
        }
    }

    @Benchmark
    public void overEntries() {
        for (Map.Entry<String, Integer> each : map.entrySet()) { // expect RETU warning: nothing depends on what the loop does
        }
    }

    @Benchmark
    public void emptyLoop() {
        for (int i = 0; i < size; i++) { // expect RETU warning: nothing depends on what the loop does
        }
    }

    @Benchmark
    public void nested() {
        for (int i = 0; i < size; i++) { // expect RETU warning: nothing depends on what the loop does
            for (int j = 0; j < size; j++) {
            }
        }
    }

    @Benchmark
    public void byIteratorInALoop() {
        for (Iterator<String> each = list.iterator(); each.hasNext();) { // expect-bytecode TWIN warning: has the same code and configuration as overAList() // expect RETU warning: nothing depends on
            String next = each.next();
        }
    }

    @Benchmark
    public void byForEach() {
        list.forEach(each -> { // expect RETU warning: forEach() returns nothing and changes nothing
        });
        list.forEach(each -> each.length()); // expect RETU warning: forEach() returns nothing
        list.stream().map(String::length).forEach(each -> { // expect RETU warning: Stream.forEach() returns nothing
        });
    }

    @Benchmark
    public void byForEachToSomewhere(Blackhole blackhole) {
        list.forEach(blackhole::consume);
        list.forEach(each -> blackhole.consume(each));
        list.forEach(each -> sum += each.length());
        list.forEach(map::remove);
        list.forEach(this::add);
    }

    void add(String text) {
        sum += text.length();
    }

    @Benchmark
    public void collected() {
        list.stream().map(String::trim).filter(each -> !each.isEmpty()).collect(Collectors.toList()); // expect RETU warning: the result of Stream.collect() is ignored
        IntStream.range(0, size).map(each -> each * each).sum(); // expect RETU warning: the result of IntStream.sum() is ignored
    }

    @Benchmark
    public List<Integer> collectedAndReturned() {
        return list.stream().map(String::length).collect(Collectors.toList());
    }

    @Benchmark
    public void collectedWithAnEffect() {
        list.stream().peek(each -> sum++).collect(Collectors.toList());
    }

    @Benchmark
    public void keptFromAStream() {
        List<Integer> lengths = list.stream().map(String::length).collect(Collectors.toList()); // expect RETU warning: the value of lengths is never used
    }

    @Benchmark
    public void filledAndWalked() {
        List<String> copy = new ArrayList<>();
        copy.add("b");
        for (String each : copy) { // expect RETU warning: nothing depends on what the loop does
        }
    }

    @Benchmark
    public void filledAndAsked() {
        List<String> copy = new ArrayList<>();
        copy.add("b");
        copy.size(); // expect RETU warning: the result of List.size() is ignored
    }

    @Benchmark
    public void filledAndConsumed(Blackhole blackhole) {
        List<String> copy = new ArrayList<>();
        copy.add("b");
        for (String each : copy) {
            blackhole.consume(each);
        }
        List<String> other = new ArrayList<>();
        other.add("c");
        other.forEach(blackhole::consume);
    }

    @Benchmark
    public void waits() {
        while (!done) {
            Thread.onSpinWait();
        }
        while (!done) {
        }
    }

    @Benchmark
    public void fromWhereverItComes() {
        for (String each : cursor) {
        }
    }

    @Benchmark
    public boolean searches() {
        for (String each : list) {
            if (each.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    @Benchmark
    public int counts() {
        int count = 0;
        while (count * count < size) {
            count++;
        }
        return count;
    }

    @Benchmark
    public void callsInALoop() {
        for (int i = 0; i < size; i++) {
            add(list.get(0));
        }
    }

    @Benchmark
    public void throwsInALoop() {
        for (String each : list) {
            if (each == null) {
                throw new IllegalStateException();
            }
        }
    }

    @Benchmark
    public void droppedArray() {
        int[] squares = new int[size]; // expect RETU warning: the array squares is modified and then dropped
        for (int i = 0; i < size; i++) {
            squares[i] = i * i;
        }
    }

    @Benchmark
    public void droppedMatrix() {
        int[][] products = new int[size][size]; // expect RETU warning: the array products is modified and then dropped
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                products[i][j] += i * j;
            }
        }
    }

    @Benchmark
    public void droppedSort() {
        int[] copy = numbers.clone(); // expect RETU warning: the array copy is modified and then dropped
        Arrays.sort(copy);
    }

    @Benchmark
    public void droppedSortOfOnesOwn() {
        int[] copy = Arrays.copyOf(numbers, numbers.length); // expect RETU warning: the array copy is modified and then dropped
        quickSort(copy, 0, copy.length - 1);
    }

    @Benchmark
    public int[] returnedSort() {
        int[] copy = numbers.clone();
        quickSort(copy, 0, copy.length - 1);
        return copy;
    }

    @Benchmark
    public int askedSort() {
        int[] copy = numbers.clone();
        quickSort(copy, 0, copy.length - 1);
        return copy[0];
    }

    @Benchmark
    public void sortedInPlace() {
        quickSort(numbers, 0, numbers.length - 1); // expect SORT warning: the benchmark sorts its own input
    }

    @Benchmark
    public void sortOfACopyAtOnce() {
        quickSort(numbers.clone(), 0, size); // expect RETU warning: the object that Walks.quickSort() modifies is dropped
        Arrays.sort(Arrays.copyOf(numbers, size)); // expect RETU warning: the object that Arrays.sort() modifies is dropped
        Sorter sorter = new Swapping();
        sorter.sort(copyOf(numbers)); // expect-bytecode RETU warning: the object that Sorter.sort() modifies is dropped
        keep(numbers.clone());
    }

    @Benchmark
    public void sortOfACopyOfAFactory() {
        int[] copy = copyOf(numbers); // expect RETU warning: the array copy is modified and then dropped
        quickSort(copy, 0, size);
    }

    @Benchmark
    public List<String> copyOfACopy() {
        List<String> copy = new ArrayList<>(list);
        copy.add("d");
        return new ArrayList<>(copy);
    }

    static int[] copyOf(int[] array) {
        return Arrays.copyOf(array, array.length);
    }

    interface Sorter {
        void sort(int[] array);
    }

    static class Swapping implements Sorter {
        @Override
        public void sort(int[] array) {
            swap(array, 0, 1);
        }
    }

    static void quickSort(int[] array, int from, int to) {
        if (from >= to) {
            return;
        }
        int pivot = array[to];
        int end = from;
        for (int i = from; i < to; i++) {
            if (array[i] < pivot) {
                swap(array, i, end++);
            }
        }
        swap(array, end, to);
        quickSort(array, from, end - 1);
        quickSort(array, end + 1, to);
    }

    static void swap(int[] array, int one, int other) {
        int kept = array[one];
        array[one] = array[other];
        array[other] = kept;
    }

    @Benchmark
    public void arrayThatIsKept() {
        int[] copy = numbers.clone();
        keep(copy);
    }

    void keep(int[] array) {
        numbers = array;
    }

    @Benchmark
    public void elementsOfACopy() {
        StringBuilder[] copy = builders.clone();
        copy[0].append('a');
        copy[0].setLength(0);
    }

    StringBuilder[] builders = {new StringBuilder()};

    @Benchmark
    public void givenInVain() {
        lengthOf(list.get(0)); // expect RETU warning: Walks.lengthOf() returns nothing and changes nothing
        walk(list); // expect RETU warning: Walks.walk() returns nothing and changes nothing
        check(list);
        print(list.get(0));
        count(list.get(0));
        wakeUp();
    }

    static void lengthOf(String text) {
        int length = text.length();
    }

    static void walk(List<String> texts) {
        for (String each : texts) {
            each.trim();
        }
    }

    static void check(List<String> texts) {
        if (texts.isEmpty()) {
            throw new IllegalArgumentException();
        }
    }

    static void print(String text) {
        System.out.print(text.isEmpty() ? text : "");
    }

    void count(String text) {
        sum += text.length();
    }

    static void wakeUp() {
        new Thread(() -> { }).start();
    }

    @Benchmark
    public void droppedNode() {
        Node first = new Node(1); // expect RETU warning: the Node first is modified and then dropped
        first.append(2);
        first.append(3);
    }

    @Benchmark
    public void nodeThatRegistersItself() {
        Node first = new Node(1);
        first.register();
    }

    @Benchmark
    public void partOfAText() {
        StringBuilder text = new StringBuilder("abc");
        text.subSequence(0, size); // expect RETU warning: StringBuilder.subSequence() is ignored
    }

    static class Node {
        static Node last;
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }

        void append(int more) {
            Node end = this;
            while (end.next != null) {
                end = end.next;
            }
            end.next = new Node(more);
        }

        void register() {
            last = this;
        }
    }
}
