package org.openjdk.jmh.util;

import java.util.concurrent.TimeUnit;

/**
 * An action that runs if the VM ends, by a signal or by {@code System.exit}, before some work is done.
 *
 * <p>A VM that is ending neither accepts nor releases hooks. This is no error of the caller: the hook has run, or it is
 * too late.
 */
public final class ShutdownHook implements AutoCloseable {

    /** Longer than any hook of this program runs. */
    private static final int SECONDS_TO_STAY = 30;

    private final Thread thread;
    private volatile boolean begun;

    /**
     * @param name   name of the thread
     * @param action runs on a thread of its own
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
            // Without permission for hooks, the run continues without this one.
        }
    }

    /**
     * Registers an action with a time limit. The VM waits indefinitely for its hooks, and an action may block, for
     * example on a pipe without a reader.
     *
     * @param name    name of the thread
     * @param seconds maximum time that the VM waits
     * @param action  runs on a thread of its own
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

    /** Returns whether the VM is ending, which may be the cause of any failure from now on. */
    public boolean hasBegun() {
        return begun;
    }

    /**
     * Blocks this thread if the VM is ending, so that it reports no failures caused by that. It continues after 30 s,
     * because a hook may be waiting for it.
     */
    public void sleepIfExiting() throws InterruptedException {
        if (begun) {
            TimeUnit.SECONDS.sleep(SECONDS_TO_STAY);
        }
    }

    /** Unregisters the action. If it is running, it continues. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(thread);
        } catch (IllegalStateException | SecurityException e) {
            // The VM is ending, or never accepted the hook.
        }
    }
}
