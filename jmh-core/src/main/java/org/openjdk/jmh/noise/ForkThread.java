package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.nio.file.Path;

/**
 * One thread of a fork: how long it ran and how long it waited for a processor ({@code schedstat}, in nanoseconds), and how
 * often a processor was taken from it ({@code status}).
 */
final class ForkThread implements Closeable {

    /**
     * What the names of threads of HotSpot itself begin with: compilers and collectors may want a processor as much as a
     * benchmark that mostly sleeps. Linux keeps 15 characters of a name.
     */
    private static final String[] OF_VM = {"C1 Comp", "C2 Comp", "JVMCI", "GC Thread", "G1 ", "ParGC", "ZDriver",
        "ZWorker",
        "ZStat", "ZDirector", "ZUncommitter", "XDriver", "XWorker", "Shenandoah", "VM Thread", "VM Periodic", "JFR "};
    private static final String SWITCHES = "nonvoluntary_ctxt_switches:";

    private final Path folder;
    private final SmallFile schedule;
    private final boolean ofVm;
    private SmallFile status;
    private long ran;
    private long waited;
    private long ranMore;
    private long waitedMore;
    private long switches = SmallFile.UNKNOWN;

    ForkThread(Path folder) {
        this.folder = folder;
        schedule = SmallFile.open(folder.resolve("schedstat"));
        try (SmallFile name = SmallFile.open(folder.resolve("comm"))) {
            ofVm = name.read() && name.beginsWithAny(OF_VM);
        }
    }

    /** Tells whether it belongs to the VM, and runs no code of a benchmark. */
    boolean isOfVm() {
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

    /** Nanoseconds for which it ran, or was to, between the latest readings. */
    long wanted() {
        return ranMore + waitedMore;
    }

    /** Nanoseconds of these in which it got no processor. */
    long waited() {
        return waitedMore;
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
        if (status != null) {
            status.close();
        }
    }
}
