package org.openjdk.jmh.results.file;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.util.ShutdownHook;

/** Writes what is not written yet when the VM ends, be it by a signal or by {@code System.exit}. */
final class ShutdownWriter implements Runnable {

    private final ResultKeeper keeper;
    private ShutdownHook hook;

    ShutdownWriter(ResultKeeper keeper) {
        this.keeper = keeper;
    }

    /** Waits for the end of the VM from now on. */
    void arm() {
        if (hook == null) {
            hook = new ShutdownHook("jmh-result-keeper", this);
        }
    }

    void disarm() {
        if (hook != null) {
            hook.close();
        }
    }

    /** The VM waits for its hooks without end, and a file may keep us waiting; so a thread of its own writes. */
    @Override
    public void run() {
        Thread writer = new Thread(this::write, "jmh-result-writer");
        writer.setDaemon(true);
        writer.start();
        try {
            writer.join(TimeUnit.SECONDS.toMillis(keeper.secondsToWait()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void write() {
        try {
            keeper.interrupt().ifPresent(System.err::println);
        } catch (ResultFileException e) {
            System.err.println("ERROR: " + e.getMessage());
        }
    }
}
