package org.openjdk.jmh.bench.engine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.noise.Counts;
import org.openjdk.jmh.noise.SystemCounters;
import org.openjdk.jmh.results.environment.Ruler;

/**
 * What the host does behind an iteration and between two forks to watch the machine: the counters are those of this VM,
 * to which threads are added until it has as many as a fork has. Linux only.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class EnvironmentReading {

    /** Further threads, which sleep. */
    @Param({"0", "50"})
    private int sleepers;

    private final CountDownLatch end = new CountDownLatch(1);
    private SystemCounters counters;
    private Ruler ruler;
    private Path process;

    @Setup
    public void begin() {
        for (int i = 0; i < sleepers; i++) {
            Thread sleeper = new Thread(this::sleep);
            sleeper.setDaemon(true);
            sleeper.start();
        }
        long pid = ProcessHandle.current().pid();
        process = Paths.get("/proc/" + pid);
        counters = new SystemCounters(Paths.get("/"), System::nanoTime);
        counters.follow(pid, 1);
        ruler = Ruler.calibrated();
    }

    private void sleep() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @TearDown(Level.Trial)
    public void end() {
        counters.close();
        end.countDown();
    }

    /** Behind each iteration. */
    @Benchmark
    public Counts counters() {
        return counters.read();
    }

    /** Between two forks. */
    @Benchmark
    public double ruler() {
        return ruler.measure();
    }

    /** The same counters, each file opened, read in full and split into words. */
    @Benchmark
    public long countersNaively() throws IOException {
        long sum = words(Paths.get("/proc/stat")).stream().filter(line -> line[0].equals("cpu"))
                .mapToLong(line -> Long.parseLong(line[1]) + Long.parseLong(line[8])).sum();
        sum += Long.parseLong(words(process.resolve("stat")).get(0)[13]);
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(process.resolve("task"))) {
            for (Path thread : threads) {
                sum += Long.parseLong(words(thread.resolve("schedstat")).get(0)[1]);
            }
        }
        return sum + words(process.resolve("status")).stream().filter(line -> line[0].startsWith("nonvoluntary"))
                .mapToLong(line -> Long.parseLong(line[1])).sum();
    }

    private static List<String[]> words(Path file) throws IOException {
        return Files.readAllLines(file).stream().map(line -> line.split("\\s+")).collect(Collectors.toList());
    }
}
