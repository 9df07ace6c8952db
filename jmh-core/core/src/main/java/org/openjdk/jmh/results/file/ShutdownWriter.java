package org.openjdk.jmh.results.file;

import java.util.concurrent.TimeUnit;

/** Writes what is not written yet when the VM ends, be it by a signal or by {@code System.exit}. */
final class ShutdownWriter implements Runnable {

    private final ResultKeeper keeper;
    private Thread hook;

    ShutdownWriter(ResultKeeper keeper) {
        this.keeper = keeper;
    }

    /** Waits for the end of the VM from now on. */
    void arm() {
        if (hook == null) {
            hook = new Thread(this, "jmh-result-keeper");
            try {
                Runtime.getRuntime().addShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The VM ends already: what was kept before is on its way.
            }
        }
    }

    void disarm() {
        if (hook != null) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The VM ends already.
            }
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
