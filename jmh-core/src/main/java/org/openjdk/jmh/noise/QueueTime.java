package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import org.openjdk.jmh.util.SystemFile;

/**
 * Measures for which share of the time a fork's busiest threads were ready to run but had no processor: the Linux scheduler
 * counts it in nanoseconds. That time belongs to other programs, not to the benchmark. Reading takes about a third of a
 * millisecond of this process, and nothing of the fork.
 */
public final class QueueTime implements Closeable {

    /** Where others use the machine, this process reads late, by up to some tens of milliseconds. */
    private static final long SHORTEST_NANOS = 200_000_000;

    private static final double NANOS = 1e9;

    private final ForkThreads threads;
    private final int count;
    private final LongSupplier clock;
    private long waited = SmallFile.UNKNOWN;
    private long ran;
    private long compiled;
    private long nanos;
    private Reading last = new Reading();

    private QueueTime(Path process, int count, LongSupplier clock) {
        threads = new ForkThreads(process, count);
        this.count = count;
        this.clock = clock;
        share();
    }

    /**
     * Begins to measure the busiest process among those that another one has started.
     *
     * @param root   the root of the file system, or another folder for tests
     * @param parent the process that has started the fork, or a process that has
     * @param count  number of the benchmark's threads, at least 1
     * @param clock  in nanoseconds
     * @return what measures it; it knows nothing if there is no such process, or the system does not say
     */
    public static QueueTime ofChild(Path root, long parent, int count, LongSupplier clock) {
        Path processes = root.resolve("proc");
        return new QueueTime(processes.resolve(child(processes, String.valueOf(parent))), count, clock);
    }

    /** Follows the last child of each process: a script that starts a VM has the VM as its child. */
    private static String child(Path processes, String parent) {
        String found = parent;
        for (String next = childOf(processes, parent); next != null; next = childOf(processes, next)) {
            found = next;
        }
        return found;
    }

    private static String childOf(Path processes, String parent) {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(processes, "[0-9]*")) {
            for (Path process : all) {
                if (parent.equals(SystemFile.parentOf(process))) {
                    return process.getFileName().toString();
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Not known, as on other systems.
        }
        return null;
    }

    /**
     * Returns the share of the time since the last reading for which the threads waited for a processor, on average.
     *
     * @return from 0 to below 1; NaN if it is not known, as when the process has ended, or less than 0.2 s have passed
     */
    public double share() {
        long start = nanos;
        Reading reading = read();
        long passed = nanos - start;
        double share = reading.waited / ((double) passed * count);
        return reading.known && passed >= SHORTEST_NANOS && share < 1 ? share : Double.NaN;
    }

    /**
     * Returns the share of an iteration for which its threads waited for a processor, on average.
     *
     * @param measured nanoseconds for which each thread was measured; if it is 0, the share is that of the time since the previous
     *                 reading
     * @param elapsed  nanoseconds from its start to its end, which limit a time that sampled invocations show; or
     *                 {@code Long.MAX_VALUE}
     * @return from 0 to below 1; NaN if it is not known
     */
    public double share(long measured, long elapsed) {
        if (measured <= 0) {
            return share();
        }
        Reading reading = read();
        return reading.known ? MeasuredTime
                .sampledWaiting(measured, count, reading.ran, reading.waited, elapsed) : Double.NaN;
    }

    private Reading read() {
        Reading reading = new Reading();
        threads.read();
        nanos = clock.getAsLong();
        reading.known = waited >= 0 && threads.waited() >= waited;
        reading.waited = threads.waited() - waited;
        reading.ran = threads.ran() - ran;
        reading.compiled = threads.compiled() - compiled;
        waited = threads.waited();
        ran = threads.ran();
        compiled = threads.compiled();
        last = reading;
        return reading;
    }

    /** What the threads did between two readings, in nanoseconds of all of them together. */
    private static final class Reading {

        private boolean known;
        private long waited;
        private long ran;
        private long compiled;
    }

    /** Returns the seconds that each thread ran on a processor between the two latest readings, on average; 0 if unknown. */
    public double ranSeconds() {
        return last.known ? last.ran / NANOS / count : 0;
    }

    /** Returns the seconds for which the VM's compilers had something to do between the two latest readings; 0 if unknown. */
    public double compilationSeconds() {
        return last.known ? last.compiled / NANOS : 0;
    }

    @Override
    public void close() {
        threads.close();
    }
}
