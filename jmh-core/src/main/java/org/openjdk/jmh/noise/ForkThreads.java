package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Reads the busiest threads of a fork, as many as the benchmark has: how long they ran, how long they waited for a
 * processor, and how often one was taken from them. The benchmark's threads cannot be found by name, because Linux cuts
 * names short. A benchmark thread that sleeps more than another thread works is missed.
 */
final class ForkThreads implements Closeable {

    private static final int USER_TICKS = 11;
    private static final int SYSTEM_TICKS = 12;
    /** The benchmark's threads run for longest. Others may wait for longer when they are woken up. */
    private static final Comparator<ForkThread> BUSIEST =
            Comparator.comparingLong((ForkThread thread) -> thread.wanted() - thread.waited()).reversed();

    private final Path folder;
    private final int count;
    private final SmallFile process;
    private final String main;
    private final Map<String, ForkThread> threads = new HashMap<>();
    private long waited;
    private long ran;
    private long compiled;
    private long switches;
    private boolean known;

    /**
     * The threads of a process.
     *
     * @param folder of the process below {@code /proc}
     * @param count  how many threads are of interest
     */
    ForkThreads(Path folder, int count) {
        this.folder = folder.resolve("task");
        this.count = count;
        process = SmallFile.open(folder.resolve("stat"));
        main = name(folder.resolve("comm"));
    }

    /** Returns a name with its line break, so that it is no beginning of other names. */
    private static String name(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    void read() {
        process.read();
        list();
        List<ForkThread> alive = new ArrayList<>(threads.size());
        for (Iterator<ForkThread> all = threads.values().iterator(); all.hasNext();) {
            ForkThread thread = all.next();
            if (thread.isOfVm() && !thread.isCompiler()) {
                continue;
            }
            if (thread.read()) {
                if (thread.isCompiler()) {
                    compiled += thread.wanted();
                } else {
                    alive.add(thread);
                }
            } else {
                thread.close();
                all.remove();
            }
        }
        known = !alive.isEmpty();
        alive.sort(BUSIEST);
        for (ForkThread thread : alive.subList(0, Math.min(count, alive.size()))) {
            waited += thread.waited();
            ran += thread.wanted() - thread.waited();
            switches += thread.switches();
        }
    }

    /** Their number does not show that there are others: one may end while another starts. */
    private void list() {
        String[] names = folder.toFile().list();
        if (names != null) {
            for (String name : names) {
                threads.computeIfAbsent(name, own -> new ForkThread(folder.resolve(own), main));
            }
        }
    }

    /** Nanoseconds that the busiest threads waited for a processor, from the first reading on, or unknown. */
    long waited() {
        return known ? waited : SmallFile.UNKNOWN;
    }

    /** Returns for how many nanoseconds compilers ran or were to, from the first reading on. */
    long compiled() {
        return compiled;
    }

    /** Returns for how many nanoseconds the busiest threads ran on a processor, from the first reading on, or unknown. */
    long ran() {
        return known ? ran : SmallFile.UNKNOWN;
    }

    /** How often a processor was taken from them, from the first reading on, or unknown. */
    long switches() {
        return known ? switches : SmallFile.UNKNOWN;
    }

    /** Ticks that all threads of the process ran, or unknown. */
    long ticks() {
        long user = process.numberBehind(')', USER_TICKS);
        long system = process.numberBehind(')', SYSTEM_TICKS);
        return user < 0 || system < 0 ? SmallFile.UNKNOWN : user + system;
    }

    @Override
    public void close() {
        process.close();
        threads.values().forEach(ForkThread::close);
    }
}
