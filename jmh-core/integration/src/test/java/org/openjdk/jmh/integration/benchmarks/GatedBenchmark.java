package org.openjdk.jmh.integration.benchmarks;

import java.io.File;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Says by a file that it runs, and goes on when there is another one: what a test does meanwhile takes as long as it takes.
 */
@State(Scope.Thread)
public class GatedBenchmark {

    /** What the name of the file that it makes ends with. */
    public static final String REACHED = "-reached";

    @Param("")
    private String gate;

    @Benchmark
    public boolean pass() throws IOException, InterruptedException {
        if (gate.isEmpty()) {
            return false;
        }
        File open = new File(gate);
        if (!open.exists()) {
            new File(gate + REACHED).createNewFile();
        }
        while (!open.exists()) {
            Thread.sleep(1);
        }
        return true;
    }
}
