package org.openjdk.jmh.builds.process;

import org.openjdk.jmh.builds.tool.BuildException;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A process that ends with the goal at the latest. */
public final class ChildProcess {

    /** A run that is interrupted writes what it has measured. */
    private static final long PATIENCE_SECONDS = 20;
    private static final long LOOK_MILLIS = 20;

    private ChildProcess() {
    }

    /** Starts a process and waits for it; returns its exit code. */
    public static int run(ProcessBuilder builder, Cleanup cleanup) throws BuildException {
        try {
            Process process = cleanup.start(builder, ChildProcess::end);
            try {
                return process.waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                end(process);
                throw new BuildException("interrupted", e);
            } finally {
                cleanup.ended(process);
            }
        } catch (IOException e) {
            throw new BuildException("cannot start " + builder.command().get(0) + ": " + e.getMessage(), e);
        }
    }

    /** What it started ends with it, also what it starts while it is ending; nobody writes any more afterwards. */
    private static void end(Process process) {
        Set<ProcessHandle> below = new LinkedHashSet<>();
        process.descendants().forEach(below::add);
        process.destroy();
        try {
            long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS) && System.nanoTime() < patience) {
                process.descendants().forEach(below::add);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        below.add(process.toHandle());
        below.forEach(ProcessHandle::destroyForcibly);
        below.forEach(ChildProcess::awaitEnd);
    }

    private static void awaitEnd(ProcessHandle killed) {
        try {
            killed.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // It is in the hands of the system, which has been told to end it.
        }
    }
}
