package org.openjdk.jmh.util;

import java.util.concurrent.CountDownLatch;

/**
 * What is done where the VM ends, by a signal or by {@code System.exit}, before something has come to its end.
 *
 * <p>The VM neither takes nor gives back hooks once it ends. That is no error of whoever has one: the hook has run then,
 * or it comes too late.
 */
public final class ShutdownHook implements AutoCloseable {

    private final Thread thread;
    private volatile boolean begun;

    /**
     * Waits for the end of the VM from now on.
     *
     * @param name   of the thread
     * @param action to run on a thread of its own
     */
    public ShutdownHook(String name, Runnable action) {
        thread = new Thread(() -> {
            begun = true;
            action.run();
        }, name);
        try {
            Runtime.getRuntime().addShutdownHook(thread);
        } catch (IllegalStateException e) {
            begun = true;
        }
    }

    /** Tells whether the VM ends: what fails from now on may fail by that. */
    public boolean hasBegun() {
        return begun;
    }

    /**
     * Leaves the rest to the VM if it ends: what a thread that was interrupted by that has to say is worth nothing.
     *
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public void stayIfBegun() throws InterruptedException {
        if (begun) {
            new CountDownLatch(1).await();
        }
    }

    /** Nothing is to be done any more; what is being done goes on. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(thread);
        } catch (IllegalStateException e) {
            // The VM ends.
        }
    }
}
