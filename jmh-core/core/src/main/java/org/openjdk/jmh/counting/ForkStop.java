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

    private final long nanos;
    private final double busySeconds;
    private final Map<Integer, ThreadKind> threads;

    private ForkStop(long nanos, double busySeconds, Map<Integer, ThreadKind> threads) {
        this.nanos = nanos;
        this.busySeconds = busySeconds;
        this.threads = Collections.unmodifiableMap(new HashMap<>(threads));
    }

    /** Looks at a process that stands still. */
    static ForkStop of(long pid, Map<Integer, ThreadKind> threads) throws IOException {
        return new ForkStop(System.nanoTime(), busySeconds(pid), threads);
    }

    /** What all of its threads ran, or would have run if others had not had the processors. */
    private static double busySeconds(long pid) throws IOException {
        double nanos = 0;
        try (DirectoryStream<Path> threads =
                Files.newDirectoryStream(Paths.get("/proc", String.valueOf(pid), "task"))) {
            for (Path thread : threads) {
                nanos += busyNanos(thread);
            }
        }
        return nanos / 1e9;
    }

    private static double busyNanos(Path thread) {
        try {
            String[] figures = new String(Files.readAllBytes(thread.resolve("schedstat")), StandardCharsets.US_ASCII)
                    .trim().split(" ");
            return Double.parseDouble(figures[0]) + Double.parseDouble(figures[1]);
        } catch (IOException | RuntimeException e) {
            // A thread that ends meanwhile, or a system that does not tell: the rest is known.
            return 0;
        }
    }

    /** What the threads are that it had by then, by valgrind's numbers of them. */
    Map<Integer, ThreadKind> threads() {
        return threads;
    }

    /** Seconds since another one. */
    double secondsSince(ForkStop earlier) {
        return (nanos - earlier.nanos) / 1e9;
    }

    /** The share of the time since another one in which it neither ran nor could have run, from 0 to 1. */
    double waitedSince(ForkStop earlier) {
        double seconds = secondsSince(earlier);
        return seconds <= 0 ? 0 : Math.min(1, Math.max(0, 1 - (busySeconds - earlier.busySeconds) / seconds));
    }
}
