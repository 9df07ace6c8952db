package org.openjdk.jmh.counting;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** A moment at which a fork stood still, as it was about to tell the host something; immutable. */
final class ForkStop {

    private static final int LAST_OF_JMH = 2;

    private final long nanos;
    private final double ranNanos;
    private final double delayedNanos;
    private final Map<Integer, ThreadKind> threads;

    private ForkStop(long nanos, double ranNanos, double delayedNanos, Map<Integer, ThreadKind> threads) {
        this.nanos = nanos;
        this.ranNanos = ranNanos;
        this.delayedNanos = delayedNanos;
        this.threads = Collections.unmodifiableMap(new HashMap<>(threads));
    }

    /** Looks at a process that stands still. */
    static ForkStop of(long pid, Map<Integer, ThreadKind> threads) throws IOException {
        double ran = 0;
        double delayed = 0;
        try (DirectoryStream<Path> tasks =
                Files.newDirectoryStream(Paths.get("/proc", String.valueOf(pid), "task"))) {
            for (Path task : tasks) {
                double[] figures = schedule(task);
                ran += figures[0];
                delayed += figures[1];
            }
        }
        return new ForkStop(System.nanoTime(), ran, delayed, threads);
    }

    /** For how long a thread ran, and would have run if others had not had the processors: nanoseconds. */
    private static double[] schedule(Path thread) {
        try {
            String[] figures = new String(Files.readAllBytes(thread.resolve("schedstat")), StandardCharsets.US_ASCII)
                    .trim().split(" ");
            return new double[] {Double.parseDouble(figures[0]), Double.parseDouble(figures[1])};
        } catch (IOException | RuntimeException e) {
            // A thread that ends meanwhile, or a system that does not tell: the rest is known.
            return new double[2];
        }
    }

    /**
     * Whose work a thread did by then.
     *
     * @param thread valgrind's number; the first two are the VM's launcher and the thread that tells the host
     */
    ThreadKind kind(int thread) {
        return threads.getOrDefault(thread, thread <= LAST_OF_JMH ? ThreadKind.OTHER : ThreadKind.WORK);
    }

    /** The share of the time since another one in which there was nothing to do, from 0 to 1. */
    double waitedSince(ForkStop earlier) {
        return waited((double) (nanos - earlier.nanos), ranNanos - earlier.ranNanos,
                delayedNanos - earlier.delayedNanos);
    }

    /**
     * The share of the time without others on the processors in which there was nothing to do.
     *
     * @param all     of the time
     * @param ran     what threads ran, of which valgrind runs one at a time
     * @param delayed what they would have run if others had not had the processors; more than passed, where several threads were
     *                to run at the same time
     * @return from 0 to 1
     */
    static double waited(double all, double ran, double delayed) {
        double idle = all - ran - delayed;
        return idle > 0 ? idle / (idle + ran) : 0;
    }
}
