package org.openjdk.jmh.util;

import java.util.concurrent.TimeUnit;

/**
 * What is done where the VM ends, by a signal or by {@code System.exit}, before something has come to its end.
 *
 * <p>The VM neither takes nor gives back hooks once it ends. That is no error of whoever has one: the hook has run then,
 * or it comes too late.
 */
public final class ShutdownHook implements AutoCloseable {

    /** Longer than any hook of this program works. */
    private static final int SECONDS_TO_STAY = 30;

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
        } catch (SecurityException e) {
            // A policy that keeps programs from such hooks is no reason not to run.
        }
    }

    /**
     * Waits for the end of the VM from now on, which is not kept waiting for long: it waits for its hooks without end, and
     * a file may keep them waiting, such as a pipe that nobody reads.
     *
     * @param name    of the thread
     * @param seconds that the VM waits at most
     * @param action  to run on a thread of its own
     * @return the hook
     */
    public static ShutdownHook within(String name, long seconds, Runnable action) {
        return new ShutdownHook(name, () -> {
            Thread worker = new Thread(action, name + "-worker");
            worker.setDaemon(true);
            worker.start();
            try {
                worker.join(TimeUnit.SECONDS.toMillis(seconds));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Tells whether the VM ends: what fails from now on may fail by that. */
    public boolean hasBegun() {
        return begun;
    }

    /**
     * Leaves the rest to the VM if it ends: what a thread that was interrupted by that has to say is worth nothing. It goes on
     * after half a minute, as a hook of the program may be waiting for it.
     *
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public void sleepIfExiting() throws InterruptedException {
        if (begun) {
            TimeUnit.SECONDS.sleep(SECONDS_TO_STAY);
        }
    }

    /** Nothing is to be done any more; what is being done goes on. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(thread);
        } catch (IllegalStateException | SecurityException e) {
            // The VM ends, or never took it.
        }
    }
}
