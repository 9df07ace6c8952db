package org.openjdk.jmh.builds.processes;

import org.openjdk.jmh.builds.tools.BuildException;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs processes that end at the latest when the task does. */
public final class ChildProcess {

    /** Time for an interrupted run to write its results. */
    private static final long INTERRUPT_SECONDS = 20;
    private static final long LOOK_MILLIS = 20;

    private ChildProcess() {
    }

    /** Starts a process, waits for it and returns its exit code. */
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

    /** Ends a process and its descendants, including those that it starts meanwhile, so that none writes afterwards. */
    private static void end(Process process) {
        Set<ProcessHandle> below = new LinkedHashSet<>();
        process.descendants().forEach(below::add);
        process.destroy();
        try {
            long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(INTERRUPT_SECONDS);
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
            killed.onExit().get(INTERRUPT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // The system ends the process.
        }
    }
}
