package org.openjdk.jmh.builds.process;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * What has to be ended or removed when a goal ends, whether by success, by failure or by a signal that ends the build: what
 * was added last comes first.
 */
public final class Cleanup implements AutoCloseable {

    private static final String ENDING = "the build is being ended";

    private final Map<Process, Runnable> processes = new HashMap<>();
    private final Deque<Runnable> actions = new ArrayDeque<>();
    private final Object turn = new Object();
    private final ShutdownHook hook = new ShutdownHook("jmh-cleanup", this::runAll);
    private boolean over;

    /**
     * Lets something begin together with what undoes it, so that nothing is forgotten that begins while the build is being
     * ended.
     *
     * @param beginning what to do now
     * @param end       what to do in the end, also if the beginning fails
     * @throws IOException           if it cannot begin
     * @throws IllegalStateException if the build is being ended
     */
    public synchronized void begin(Beginning beginning, Runnable end) throws IOException {
        begin(() -> {
            actions.push(end);
            beginning.run();
        });
    }

    /**
     * Lets something begin that needs no end of its own.
     *
     * @param beginning what to do now
     * @throws IOException           if it cannot begin
     * @throws IllegalStateException if the build is being ended
     */
    public synchronized void begin(Beginning beginning) throws IOException {
        if (over) {
            throw new IllegalStateException(ENDING);
        }
        beginning.run();
    }

    /** What fails as files do. */
    public interface Beginning {

        void run() throws IOException;
    }

    /**
     * Starts a process together with what ends it, so that none is forgotten that starts while the build is being ended.
     *
     * @param builder of the process
     * @param end     what to do with it in the end, unless it has {@linkplain #ended ended} by then
     * @throws IOException           if it cannot be started
     * @throws IllegalStateException if the build is being ended
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

    /** Forgets a process that has ended. */
    public synchronized void ended(Process process) {
        actions.remove(processes.remove(process));
    }

    /** The VM does not end before the hook does, which therefore waits for what the goal itself has taken to end. */
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
