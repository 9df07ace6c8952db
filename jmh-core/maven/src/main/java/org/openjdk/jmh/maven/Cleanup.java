package org.openjdk.jmh.maven;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * What has to be ended or removed when a goal ends, whether by success, by failure or by a signal that ends Maven: what
 * was added last comes first.
 */
final class Cleanup implements AutoCloseable {

    private static final String ENDING = "Maven is being ended";

    private final Map<Process, Runnable> processes = new HashMap<>();
    private final Deque<Runnable> actions = new ArrayDeque<>();
    private final ShutdownHook hook = new ShutdownHook("jmh-cleanup", this::runAll);
    private boolean over;

    /**
     * Adds something to be done in the end.
     *
     * @throws IllegalStateException if Maven is being ended, so that nothing should begin any more
     */
    synchronized void add(Runnable action) {
        if (over) {
            action.run();
            throw new IllegalStateException(ENDING);
        }
        actions.push(action);
    }

    /**
     * Starts a process together with what ends it, so that none is forgotten that starts while Maven is being ended.
     *
     * @param builder of the process
     * @param end     what to do with it in the end, unless it has {@linkplain #ended ended} by then
     * @throws IOException           if it cannot be started
     * @throws IllegalStateException if Maven is being ended
     */
    synchronized Process start(ProcessBuilder builder, Consumer<Process> end) throws IOException {
        if (over) {
            throw new IllegalStateException(ENDING);
        }
        Process process = builder.start();
        processes.put(process, () -> end.accept(process));
        actions.push(processes.get(process));
        return process;
    }

    /**
     * Lets something begin that needs no end of its own.
     *
     * @throws IllegalStateException if Maven is being ended
     */
    synchronized void begin() {
        if (over) {
            throw new IllegalStateException(ENDING);
        }
    }

    /** Forgets a process that has ended. */
    synchronized void ended(Process process) {
        actions.remove(processes.remove(process));
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
        hook.close();
    }
}
