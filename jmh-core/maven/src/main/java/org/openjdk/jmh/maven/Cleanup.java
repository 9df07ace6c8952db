package org.openjdk.jmh.maven;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What has to be ended or removed when a goal ends, whether by success, by failure or by a signal that ends Maven: what
 * was added last comes first.
 */
final class Cleanup implements AutoCloseable {

    private final Deque<Runnable> actions = new ArrayDeque<>();
    private final Thread hook = new Thread(this::runAll, "jmh-cleanup");
    private boolean over;

    Cleanup() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Adds something to be done in the end.
     *
     * @throws IllegalStateException if Maven is being ended, so that nothing should begin any more
     */
    synchronized void add(Runnable action) {
        if (over) {
            action.run();
            throw new IllegalStateException("Maven is being ended");
        }
        actions.push(action);
    }

    /** Forgets something that has been done. */
    synchronized void remove(Runnable action) {
        actions.remove(action);
    }

    private void runAll() {
        for (Runnable action = next(); action != null; action = next()) {
            action.run();
        }
    }

    private synchronized Runnable next() {
        over = true;
        return actions.poll();
    }

    @Override
    public void close() {
        runAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // A signal ends Maven, and the hook runs.
        }
    }
}
