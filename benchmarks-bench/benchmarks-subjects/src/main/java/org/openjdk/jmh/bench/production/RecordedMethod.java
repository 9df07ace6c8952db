package org.openjdk.jmh.bench.production;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import jdk.jfr.Recording;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Calls of a method of a chosen length, while events of the JDK record them, or have done so.
 *
 * <p>
 * With the system property {@code recordings}, the recording that was made is kept in the folder that it names:
 * {@code RECORDER-TOKENS-PID.jfr}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class RecordedMethod {

    private static final long RECORDED_BEFORE_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** What records the calls; those that record need JDK 25. */
    @Param("OFF")
    private Recorder recorder;

    /** Length of the method, in the unit of {@link Blackhole#consumeCPU}. */
    @Param("1000")
    private long tokens;

    private Recording recording;

    /** Starts to record; with a recorder that ends, makes calls for two seconds, and stops again. */
    @Setup
    public void start() {
        if (recorder.records()) {
            recording = recorder.start(RecordedMethod.class.getName() + "::work");
        }
        if (recorder.ends()) {
            long begin = System.nanoTime();
            while (System.nanoTime() - begin < RECORDED_BEFORE_NANOS) {
                work(tokens);
            }
            if (recording != null) {
                recording.stop();
            }
        }
    }

    /** Ends the recording, and keeps it where that is asked for: in a thread of its own, whose processor time does not count. */
    @TearDown
    public void end() throws InterruptedException {
        if (recording == null) {
            return;
        }
        Thread ending = new Thread(this::keep);
        ending.start();
        ending.join();
    }

    private void keep() {
        String folder = System.getProperty("recordings");
        try (Recording ended = recording) {
            if (folder != null) {
                ended.dump(Path.of(folder, recorder + "-" + tokens + "-" + ProcessHandle.current().pid() + ".jfr"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One call of the method. */
    @Benchmark
    public void call() {
        work(tokens);
    }

    private static void work(long tokens) {
        Blackhole.consumeCPU(tokens);
    }
}
