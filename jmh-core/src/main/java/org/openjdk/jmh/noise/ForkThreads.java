package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * The threads of a fork that want a processor the most, as many as the benchmark has: how long they waited for one, and how
 * often one was taken from them. Those of the benchmark have no names to know them by: the system cuts names short. One
 * that sleeps more than a compiler works is not among them.
 */
final class ForkThreads implements Closeable {

    private static final int THREADS = 17;
    private static final int USER_TICKS = 11;
    private static final int SYSTEM_TICKS = 12;
    private static final Comparator<ForkThread> BUSIEST = Comparator.comparingLong(ForkThread::wanted).reversed();

    private final Path folder;
    private final int count;
    private final SmallFile process;
    private final Map<String, ForkThread> threads = new HashMap<>();
    private long listed = SmallFile.UNKNOWN;
    private long waited;
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
    }

    void read() {
        long now = process.read() ? process.numberBehind(')', THREADS) : SmallFile.UNKNOWN;
        if (now != listed || threads.isEmpty()) {
            list();
            listed = now;
        }
        List<ForkThread> alive = new ArrayList<>(threads.size());
        for (Iterator<ForkThread> all = threads.values().iterator(); all.hasNext();) {
            ForkThread thread = all.next();
            if (thread.isOfVm()) {
                continue;
            }
            if (thread.read()) {
                alive.add(thread);
            } else {
                thread.close();
                all.remove();
                listed = SmallFile.UNKNOWN;
            }
        }
        known = !alive.isEmpty();
        alive.sort(BUSIEST);
        for (ForkThread thread : alive.subList(0, Math.min(count, alive.size()))) {
            waited += thread.waited();
            switches += thread.switches();
        }
    }

    private void list() {
        String[] names = folder.toFile().list();
        if (names != null) {
            for (String name : names) {
                threads.computeIfAbsent(name, own -> new ForkThread(folder.resolve(own)));
            }
        }
    }

    /** Nanoseconds that the busiest threads waited for a processor, from the first reading on, or unknown. */
    long waited() {
        return known ? waited : SmallFile.UNKNOWN;
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
