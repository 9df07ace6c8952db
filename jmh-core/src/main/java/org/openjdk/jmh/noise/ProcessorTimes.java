package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.nio.file.Path;

/**
 * How long all processors together were wanted since the system started, and how much of that a hypervisor gave to others:
 * the first line of {@code /proc/stat}, in ticks of 10 ms (proc(5)).
 */
final class ProcessorTimes implements Closeable {

    /** Ticks in a second, as the kernel shows them to programs on all current platforms. */
    static final double TICKS_PER_SECOND = 100;

    private static final String ALL = "cpu ";
    /** User, nice and system time, interrupts; not idle time and waiting for disks. */
    private static final int[] WANTED = {0, 1, 2, 5, 6};
    private static final int STOLEN = 7;

    private final SmallFile file;
    private long wanted;
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

    /** Ticks in which a processor ran something, or was to, or unknown. */
    long wanted() {
        return wanted;
    }

    /** Ticks of these in which it got no processor from the hypervisor, or unknown. */
    long stolen() {
        return stolen;
    }

    @Override
    public void close() {
        file.close();
    }
}
