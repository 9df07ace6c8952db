package org.openjdk.jmh.integration.benchmarks;

import java.io.File;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Creates a file when it runs and continues when another one exists, so that a test can act during the run. */
@State(Scope.Thread)
public class GatedBenchmark {

    /** Suffix of the file that it creates. */
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
