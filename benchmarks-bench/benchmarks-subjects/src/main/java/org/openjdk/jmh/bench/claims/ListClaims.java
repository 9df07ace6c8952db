package org.openjdk.jmh.bench.claims;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Stack;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the JDK's documentation says of lists and queues.
 *
 * <ol>
 * <li>{@link ArrayList}: get runs "in constant time".
 * <li>{@link ArrayList}: its factor is "low compared to" that of a linked list.
 * <li>{@link LinkedList}: an index means to "traverse the list", so that it grows with the list.
 * <li>The Java Tutorials, List Implementations: for elements added at the beginning "consider using" a linked list.
 * <li>{@link ArrayDeque}: "likely to be faster than" Stack as a stack, and than LinkedList as a queue.
 * <li>{@link ArrayList#ensureCapacity}: it "may reduce" reallocation.
 * </ol>
 */
@Performance("growth(arrayGet, n) <= O(1)")
@Performance("forall n in {100, 10000}: arrayGet(n) <= linkedGet(n)")
@Performance("growth(linkedGet, n) >= O(n) within 0.3")
@Performance("forall n in {100, 10000}: linkedAddFirst(n) <= arrayAddFirst(n)")
@Performance("forall n in {100, 10000}: dequeAsStack(n) <= stack(n)")
@Performance("forall n in {100, 10000}: dequeAsQueue(n) <= linkedAsQueue(n)")
@Performance("forall n in {100, 10000}: alloc(sizedList(n)) <= 0.8 * alloc(grownList(n))")
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(10)
public class ListClaims {

    /** Elements of each collection. */
    @Param({"100", "10000"})
    private int n;

    private List<Integer> array;
    private List<Integer> linked;
    private ArrayDeque<Integer> deque;
    private LinkedList<Integer> linkedQueue;
    private Stack<Integer> stack;
    private int next;

    /** Fills all collections. */
    @Setup
    public void fill() {
        array = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            array.add(i);
        }
        linked = new LinkedList<>(array);
        deque = new ArrayDeque<>(array);
        linkedQueue = new LinkedList<>(array);
        stack = new Stack<>();
        stack.addAll(array);
    }

    private int place() {
        next = (next + 7919) % n;
        return next;
    }

    /** Reads at a place that changes. */
    @Benchmark
    public Integer arrayGet() {
        return array.get(place());
    }

    /** Reads at a place that changes. */
    @Benchmark
    public Integer linkedGet() {
        return linked.get(place());
    }

    /** Adds in front, and takes away what is in front. */
    @Benchmark
    public Integer arrayAddFirst() {
        array.add(0, next);
        return array.remove(0);
    }

    /** Adds in front, and takes away what is in front. */
    @Benchmark
    public Integer linkedAddFirst() {
        linked.add(0, next);
        return linked.remove(0);
    }

    /** Pushes and pops. */
    @Benchmark
    public Integer dequeAsStack() {
        deque.push(next);
        return deque.pop();
    }

    /** Pushes and pops. */
    @Benchmark
    public Integer stack() {
        stack.push(next);
        return stack.pop();
    }

    /** Adds at the end and takes from the front. */
    @Benchmark
    public Integer dequeAsQueue() {
        deque.addLast(next);
        return deque.pollFirst();
    }

    /** Adds at the end and takes from the front. */
    @Benchmark
    public Integer linkedAsQueue() {
        linkedQueue.addLast(next);
        return linkedQueue.pollFirst();
    }

    /** Adds to a list that has room. */
    @Benchmark
    public List<Integer> sizedList() {
        return added(new ArrayList<>(n));
    }

    /** Adds to a list that has to grow. */
    @Benchmark
    public List<Integer> grownList() {
        return added(new ArrayList<>());
    }

    private List<Integer> added(List<Integer> list) {
        for (int i = 0; i < n; i++) {
            list.add(1);
        }
        return list;
    }
}
