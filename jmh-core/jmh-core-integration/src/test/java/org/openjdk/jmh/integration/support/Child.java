package org.openjdk.jmh.integration.support;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A command that runs in parallel to the test, and that the test awaits or kills with its children. */
public final class Child {

    private static final int POLL_MILLIS = 20;

    private final Process process;
    private final Path out;
    private final Path err;
    private final long timeoutMinutes;
    private final List<ProcessHandle> family = new ArrayList<>();

    private Child(Process process, Path out, Path err, long timeoutMinutes) {
        this.process = process;
        this.out = out;
        this.err = err;
        this.timeoutMinutes = timeoutMinutes;
    }

    static Outcome run(List<String> command, Path directory, long timeoutMinutes) {
        return start(command, directory, timeoutMinutes).outcome();
    }

    static Child start(List<String> command, Path directory, long timeoutMinutes) {
        try {
            Path out = Files.createTempFile("child", ".out");
            Path err = Files.createTempFile("child", ".err");
            Process process = new ProcessBuilder(command).directory(directory.toFile())
                    .redirectOutput(out.toFile()).redirectError(err.toFile()).start();
            process.getOutputStream().close();
            return new Child(process, out, err, timeoutMinutes);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits until the command has printed a text, or has ended. */
    public Child await(String text) {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(timeoutMinutes);
        while (!text(out).contains(text) && process.isAlive() && System.nanoTime() < end) {
            pause();
        }
        return this;
    }

    private static void pause() {
        try {
            Thread.sleep(POLL_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Sends a signal, named as in {@code kill -TERM}, to the command only. */
    public Child signal(String name) {
        remember();
        return tool("kill", "-" + name, String.valueOf(process.pid()));
    }

    /** Removes the limit on the size of the command's files. */
    public Child liftFileSize() {
        return tool("prlimit", "--pid", String.valueOf(process.pid()), "--fsize=unlimited:");
    }

    private Child tool(String... command) {
        try {
            new ProcessBuilder(command).start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return this;
    }

    /** The parent of a process is known while both are alive. */
    private void remember() {
        family.addAll(process.descendants().toList());
        family.add(process.toHandle());
    }

    /** Waits for the end. */
    public Outcome outcome() {
        try {
            return new Outcome(exitCode(), text(out), text(err));
        } finally {
            delete(out);
            delete(err);
        }
    }

    private int exitCode() {
        try {
            if (process.waitFor(timeoutMinutes, TimeUnit.MINUTES)) {
                return process.exitValue();
            }
            throw new AssertionError("still running after " + timeoutMinutes + " min:\n" + text(out));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            remember();
            family.forEach(ProcessHandle::destroyForcibly);
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
