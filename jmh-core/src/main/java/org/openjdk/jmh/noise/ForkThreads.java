package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.util.SystemFile;

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
            Comparator.comparingLong((ForkThread thread) -> thread.ranMore).reversed();

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
        // With its line break, so that it is no beginning of other names.
        main = SystemFile.text(folder.resolve("comm"));
    }

    void read() {
        process.read();
        list();
        List<ForkThread> alive = new ArrayList<>(threads.size());
        for (Iterator<ForkThread> all = threads.values().iterator(); all.hasNext();) {
            ForkThread thread = all.next();
            if (thread.isOfVm() && !thread.compiler) {
                continue;
            }
            if (thread.read()) {
                if (thread.compiler) {
                    compiled += thread.ranMore + thread.waitedMore;
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
            waited += thread.waitedMore;
            ran += thread.ranMore;
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

    /**
     * One thread of a fork: how long it ran and how long it waited for a processor ({@code schedstat}, in nanoseconds), and how
     * often a processor was taken from it ({@code status}).
     */
    private static final class ForkThread implements Closeable {

        /**
         * What the names of threads of HotSpot itself begin with: compilers and collectors may want a processor as much as a
         * benchmark that mostly sleeps. Linux keeps 15 characters of a name.
         */
        private static final String[] COMPILERS = {"C1 Comp", "C2 Comp", "JVMCI"};
        private static final String[] OF_VM = {"GC Thread", "G1 ", "ParGC", "ZDriver",
            "ZWorker",
            "ZStat", "ZDirector", "ZUncommitter", "XDriver", "XWorker", "Shenandoah", "VM Thread", "VM Periodic",
            "JFR "};
        private static final String SWITCHES = "nonvoluntary_ctxt_switches:";

        private final Path folder;
        private final SmallFile schedule;
        private final String main;
        private final SmallFile name;
        private boolean named;
        private boolean compiler;
        private boolean ofVm;
        private SmallFile status;
        private long ran;
        private long waited;
        /** Nanoseconds for which it ran between the latest readings. */
        private long ranMore;
        /** Nanoseconds for which it got no processor between the latest readings. */
        private long waitedMore;
        private long switches = SmallFile.UNKNOWN;

        /**
         * Opens the files of a thread.
         *
         * @param folder of the thread
         * @param main   name of the process's first thread, which the thread that starts benchmarks has as well; empty if unknown
         */
        ForkThread(Path folder, String main) {
            this.folder = folder;
            this.main = main;
            schedule = SmallFile.open(folder.resolve("schedstat"));
            name = SmallFile.open(folder.resolve("comm"));
            readName();
        }

        /** A thread has the name of the one that started it until it runs for the first time, which may be late on a busy machine. */
        private void readName() {
            boolean known = name.read();
            named = !known || main.isEmpty() || !name.beginsWithAny(main);
            compiler = known && name.beginsWithAny(COMPILERS);
            ofVm = compiler || !named || known && name.beginsWithAny(OF_VM);
        }

        /** Returns whether it belongs to the VM, starts benchmarks, or has no name yet, and runs no code of a benchmark. */
        boolean isOfVm() {
            if (!named) {
                readName();
            }
            return ofVm;
        }

        /**
         * Reads the times.
         *
         * @return false where the thread has ended
         */
        boolean read() {
            long nowRan = schedule.read() ? schedule.number("", 0) : SmallFile.UNKNOWN;
            long nowWaited = nowRan < 0 ? SmallFile.UNKNOWN : schedule.number("", 1);
            if (nowWaited < 0) {
                return false;
            }
            ranMore = Math.max(0, nowRan - ran);
            waitedMore = Math.max(0, nowWaited - waited);
            ran = nowRan;
            waited = nowWaited;
            return true;
        }

        /**
         * Reads how often a processor was taken from it.
         *
         * @return since this was asked before; 0 where it was not
         */
        long switches() {
            if (status == null) {
                status = SmallFile.open(folder.resolve("status"));
            }
            long now = status.read() ? status.number(SWITCHES, 0) : SmallFile.UNKNOWN;
            long more = switches < 0 || now < switches ? 0 : now - switches;
            switches = now;
            return more;
        }

        @Override
        public void close() {
            schedule.close();
            name.close();
            if (status != null) {
                status.close();
            }
        }
    }
}
