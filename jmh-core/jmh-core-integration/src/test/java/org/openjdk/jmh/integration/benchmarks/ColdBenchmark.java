package org.openjdk.jmh.integration.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Writes marks to the VM's log of loaded classes, and reports allocation exactly if the heap has no thread-local
 * buffers ({@code -XX:+UseSerialGC -XX:-UseTLAB}), without loading further classes.
 */
@State(Scope.Thread)
public class ColdBenchmark {

    public static final String ALLOCATED = "allocated in the first iteration: ";

    private static long freeBefore;
    private static boolean marked;

    /** Loaded in the first invocation. */
    static final class FirstInvocation {

        static int mark;
    }

    /** Loaded when the first iteration has ended. */
    static final class FirstIteration {

        static int mark;
    }

    @Setup(Level.Trial)
    public void start() {
        freeBefore = Runtime.getRuntime().freeMemory();
    }

    @Benchmark
    public int mark() {
        if (!marked) {
            marked = true;
            FirstInvocation.mark++;
        }
        return 1;
    }

    @TearDown(Level.Iteration)
    public void tell() {
        long allocated = freeBefore - Runtime.getRuntime().freeMemory();
        FirstIteration.mark++;
        System.out.println(ALLOCATED + allocated);
    }
}
