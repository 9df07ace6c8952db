package org.openjdk.jmh.integration.benchmarks;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Collection;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Reports open files and threads of its VM at each end of an iteration, and prints to System.err. */
@State(Scope.Benchmark)
public class IntrospectiveBenchmark {

    public static final String ERROR_TEXT = "a word on System.err";

    @Setup(Level.Trial)
    public void speak() {
        System.err.println(ERROR_TEXT);
    }

    @Benchmark
    public void burn() {
        Blackhole.consumeCPU(1_000);
    }

    @TearDown(Level.Iteration)
    public void tell() {
        System.out.println("open files: " + openFiles());
        System.out.println("threads: " + threads());
    }

    private static int openFiles() {
        String[] descriptors = new File("/proc/self/fd").list();
        return descriptors == null ? 0 : descriptors.length;
    }

    private static Collection<String> threads() {
        long[] all = ManagementFactory.getThreadMXBean().getAllThreadIds();
        return Arrays.stream(ManagementFactory.getThreadMXBean().getThreadInfo(all))
                .map(info -> info.getThreadName().replaceAll("\\d+", "N"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
