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
    private static final String[] COMPILERS = {"C1 Comp", "C2 Comp", "JVMCI"};
    private static final String[] OF_VM = {"GC Thread", "G1 ", "ParGC", "ZDriver",
        "ZWorker",
        "ZStat", "ZDirector", "ZUncommitter", "XDriver", "XWorker", "Shenandoah", "VM Thread", "VM Periodic", "JFR "};
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
    private long ranMore;
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

    /** Returns whether it compiles. */
    boolean isCompiler() {
        return compiler;
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
        name.close();
        if (status != null) {
            status.close();
        }
    }
}
