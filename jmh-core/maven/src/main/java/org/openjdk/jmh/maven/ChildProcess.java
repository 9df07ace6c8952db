package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** A process that ends with the goal at the latest. */
final class ChildProcess {

    /** A run that is interrupted writes what it has measured. */
    private static final long PATIENCE_SECONDS = 20;

    private ChildProcess() {
    }

    /** Starts a process and waits for it; returns its exit code. */
    static int run(ProcessBuilder builder, Cleanup cleanup) throws MojoExecutionException {
        try {
            Process process = cleanup.start(builder, ChildProcess::end);
            try {
                return process.waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                end(process);
                throw new MojoExecutionException("interrupted", e);
            } finally {
                cleanup.ended(process);
            }
        } catch (IOException e) {
            throw new MojoExecutionException("cannot start " + builder.command().get(0) + ": " + e.getMessage(), e);
        }
    }

    private static void end(Process process) {
        ProcessHandle[] below = process.descendants().toArray(ProcessHandle[]::new);
        process.destroy();
        try {
            process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (ProcessHandle descendant : below) {
            descendant.destroyForcibly();
        }
        process.destroyForcibly();
    }
}
