package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.function.LongSupplier;

/** The counters of the system and of the fork that runs, read together. */
public final class SystemCounters implements Closeable {

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
        return new Counts(clock.getAsLong(), processors.wanted(), processors.stolen(), ticks, group.throttledNanos(),
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
}
