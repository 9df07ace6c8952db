package org.openjdk.jmh.builds.processes;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Ends processes and removes files when a task ends, whether by success, by failure or by a signal: what was added
 * last comes first. Thread-safe.
 */
public final class Cleanup implements AutoCloseable {

    private static final String ENDING = "the build is stopping";

    private final Map<Process, Runnable> processes = new HashMap<>();
    private final Deque<Runnable> actions = new ArrayDeque<>();
    private final Object turn = new Object();
    private final ShutdownHook hook = new ShutdownHook("jmh-cleanup", this::runAll);
    private boolean over;

    /**
     * Begins something and registers its end, atomically, so that nothing that begins during a shutdown is left
     * behind.
     *
     * @param beginning action that begins it
     * @param end       action that ends it, also if the beginning fails
     * @throws IOException           if it cannot begin
     * @throws IllegalStateException if the build is shutting down
     */
    public synchronized void begin(Beginning beginning, Runnable end) throws IOException {
        begin(() -> {
            actions.push(end);
            beginning.run();
        });
    }

    /**
     * Begins something that needs no end.
     *
     * @param beginning action that begins it
     * @throws IOException           if it cannot begin
     * @throws IllegalStateException if the build is shutting down
     */
    public synchronized void begin(Beginning beginning) throws IOException {
        if (over) {
            throw new IllegalStateException(ENDING);
        }
        beginning.run();
    }

    /** An action that may fail with an I/O error. */
    public interface Beginning {

        void run() throws IOException;
    }

    /**
     * Starts a process and registers its end, atomically, so that no process that starts during a shutdown is left
     * behind.
     *
     * @param builder the process
     * @param end     ends it, unless {@link #ended} was called before
     * @throws IOException           if it cannot be started
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
     * Runs all registered ends. A shutdown hook calls it and waits for an end that the task itself is running, since
     * the VM exits after the hook.
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
