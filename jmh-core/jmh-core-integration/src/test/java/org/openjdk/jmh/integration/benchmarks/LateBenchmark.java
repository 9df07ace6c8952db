package org.openjdk.jmh.integration.benchmarks;

import java.io.File;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Becomes twice as fast after a plateau of some iterations. If the working directory has a certain file, which
 * represents a changed library, it is four times as slow from the start: a busy machine adds less to a longer sleep.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
public class LateBenchmark {

    /** Number of iterations of the plateau. */
    public static final int PLATEAU = 25;

    /** Name of the file. */
    public static final String CHANGED = "changed";

    /** Sleeping takes a few milliseconds longer than requested under load. */
    private static final int SLOW_MILLIS = 32;

    private final boolean changed = new File(CHANGED).exists();
    private int iterations;
    private long millis;

    @Setup(Level.Iteration)
    public void countIterations() {
        iterations++;
        millis = changed ? 4 * SLOW_MILLIS : iterations > PLATEAU ? SLOW_MILLIS / 2 : SLOW_MILLIS;
    }

    @Benchmark
    public void sleep() throws InterruptedException {
        Thread.sleep(millis);
    }
}
