package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Benchmarks that the evaluation is tested with. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
public class Guest {

    private static final Path GUARD = Path.of(System.getProperty("guest.guard",
            System.getProperty("java.io.tmpdir") + "/guest" + ProcessHandle.current().pid()));

    /** Fails if another VM is measuring. */
    @Setup
    public void enter() throws IOException {
        Files.createFile(GUARD);
    }

    /** Lets the next one in. */
    @TearDown
    public void leave() throws IOException {
        Files.delete(GUARD);
    }

    /** A parameter. */
    @State(Scope.Benchmark)
    public static class Length {

        @Param({"10", "1000"})
        private int size;
    }

    /** Runs in each VM that is alone. */
    @Benchmark
    public String repeat(Length length) {
        return "a".repeat(length.size);
    }

    /** Has no parameter. */
    @Benchmark
    public String concatenate() {
        return GUARD + "a";
    }

    /** Ends its host if that one runs it with kld. */
    @Benchmark
    public boolean killsTheHostOfKld() throws IOException {
        ProcessHandle host = ProcessHandle.current().parent().orElseThrow();
        boolean kill = host.info().commandLine().orElse("").contains("-sc kld");
        if (kill) {
            Files.deleteIfExists(GUARD);
            host.destroyForcibly();
        }
        return kill;
    }
}
