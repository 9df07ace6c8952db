package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.function.LongSupplier;

/** The counters of the system and of the fork that runs, read together. */
public final class SystemCounters implements Closeable {

    /** Ticks in a second, as the kernel shows them to programs on all current platforms. */
    static final double TICKS_PER_SECOND = 100;

    private final Path root;
    private final LongSupplier clock;
    private final ProcessorTimes processors;
    private final ControlGroup group;
    private ForkThreads fork;

    /**
     * Opens the files of a system.
     *
     * @param root  the folder below which they are
     * @param clock in nanoseconds
     */
    public SystemCounters(Path root, LongSupplier clock) {
        this.root = root;
        this.clock = clock;
        processors = new ProcessorTimes(root);
        group = new ControlGroup(root);
    }

    /**
     * From now on reads the threads of a process.
     *
     * @param pid     the process
     * @param threads how many of its busiest threads are of interest
     */
    public void follow(long pid, int threads) {
        leave();
        fork = new ForkThreads(root.resolve("proc/" + pid), threads);
    }

    /** The process has ended. */
    void leave() {
        if (fork != null) {
            fork.close();
            fork = null;
        }
    }

    /**
     * Reads all counters.
     *
     * @return as they are now
     */
    public Counts read() {
        processors.read();
        long ticks = SmallFile.UNKNOWN;
        long ran = SmallFile.UNKNOWN;
        long waited = SmallFile.UNKNOWN;
        long switches = SmallFile.UNKNOWN;
        if (fork != null) {
            fork.read();
            ticks = fork.ticks();
            ran = fork.ran();
            waited = fork.waited();
            switches = fork.switches();
        }
        return new Counts(clock.getAsLong(), processors.wanted, processors.stolen, ticks, group.throttledNanos(),
                ran, waited, switches);
    }

    /** Processors that the control group may use, or NaN. */
    double quota() {
        return group.quota();
    }

    @Override
    public void close() {
        leave();
        processors.close();
        group.close();
    }

    /**
     * How long all processors together were wanted since the system started, and how much of that a hypervisor gave to others:
     * the first line of {@code /proc/stat}, in ticks of 10 ms (proc(5)).
     */
    private static final class ProcessorTimes implements Closeable {

        private static final String ALL = "cpu ";
        /** User, nice and system time, interrupts; not idle time and waiting for disks. */
        private static final int[] WANTED = {0, 1, 2, 5, 6};
        private static final int STOLEN = 7;

        private final SmallFile file;
        /** Ticks in which a processor ran something, or was to, or unknown. */
        private long wanted;
        /** Ticks of these in which it got no processor from the hypervisor, or unknown. */
        private long stolen;

        ProcessorTimes(Path root) {
            file = SmallFile.open(root.resolve("proc/stat"));
        }

        void read() {
            boolean known = file.read();
            stolen = known ? file.number(ALL, STOLEN) : SmallFile.UNKNOWN;
            wanted = known ? stolen : SmallFile.UNKNOWN;
            for (int field : WANTED) {
                long ticks = file.number(ALL, field);
                wanted = ticks < 0 || wanted < 0 ? SmallFile.UNKNOWN : wanted + ticks;
            }
        }

        @Override
        public void close() {
            file.close();
        }
    }
}
