package org.openjdk.jmh.integration.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.concurrent.CountDownLatch;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Counts its forks in a folder, and ends the VM of some of them during or after the measurement. */
@State(Scope.Benchmark)
public class FickleBenchmark {

    /** Folder in which forks are counted. */
    @Param("")
    public String folder;

    /** Numbers of the forks that crash, from 1, separated by colons. */
    @Param("")
    public String lost;

    /** Whether they crash after their last iteration. */
    @Param("false")
    public boolean late;

    private boolean bad;
    private int iteration;

    /** With {@code -Dhangs=2}, the second fork hangs before its first iteration. */
    @Setup(Level.Trial)
    public void countForks() throws IOException, InterruptedException {
        int fork = 1;
        while (Files.exists(file(fork))) {
            fork++;
        }
        Files.createFile(file(fork));
        if (Integer.getInteger("hangs", 0) == fork) {
            new CountDownLatch(1).await();
        }
        bad = (":" + lost + ":").contains(":" + fork + ":");
    }

    private Path file(int fork) {
        return Paths.get(folder).resolve("fork" + fork);
    }

    @Setup(Level.Iteration)
    public void count() {
        iteration++;
    }

    @Benchmark
    public int work() {
        if (bad && !late && iteration == 3) {
            Runtime.getRuntime().halt(7);
        }
        return iteration;
    }

    @TearDown(Level.Trial)
    public void end() {
        if (bad && late && Boolean.getBoolean("silently")) {
            Runtime.getRuntime().halt(0);
        }
        if (bad && late) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(7)));
        }
    }
}
