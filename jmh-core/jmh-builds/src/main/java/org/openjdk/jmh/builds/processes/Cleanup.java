package org.openjdk.jmh.builds.processes;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Ends processes and removes files when a task ends, whether by success, failure or a signal, in reverse order of their
 * registration. Thread-safe.
 */
public final class Cleanup implements AutoCloseable {

    private static final String ENDING = "the build is stopping";

    private final Map<Process, Runnable> processes = new HashMap<>();
    private final Deque<Runnable> actions = new ArrayDeque<>();
    private final Object turn = new Object();
    private final ShutdownHook hook = new ShutdownHook("jmh-cleanup", this::runAll);
    private boolean over;

    /**
     * Runs an action and registers its counterpart atomically, so that a shutdown leaves nothing behind.
     *
     * @param end also runs if the beginning fails
     * @throws IllegalStateException if the build is shutting down
     */
    public synchronized void begin(Beginning beginning, Runnable end) throws IOException {
        begin(() -> {
            actions.push(end);
            beginning.run();
        });
    }

    /** Runs an action without counterpart, or throws IllegalStateException if the build is shutting down. */
    public synchronized void begin(Beginning beginning) throws IOException {
        if (over) {
            throw new IllegalStateException(ENDING);
        }
        beginning.run();
    }

    public interface Beginning {

        void run() throws IOException;
    }

    /**
     * Starts a process and registers its end atomically, so that a shutdown leaves none behind.
     *
     * @param end ends it, unless {@link #ended} was called before
     * @throws IllegalStateException if the build is shutting down
     */
    public synchronized Process start(ProcessBuilder builder, Consumer<Process> end) throws IOException {
        if (over) {
            throw new IllegalStateException(ENDING);
        }
        Process process = builder.start();
        processes.put(process, () -> end.accept(process));
        actions.push(processes.get(process));
        return process;
    }

    public synchronized void ended(Process process) {
        actions.remove(processes.remove(process));
    }

    /**
     * Runs all registered actions. A shutdown hook waits here for an action that the task itself is running, since the
     * VM exits after the hook.
     */
    private void runAll() {
        synchronized (turn) {
            for (Runnable action = next(); action != null; action = next()) {
                action.run();
            }
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
