package org.openjdk.jmh.integration.support;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a command to its end, or kills it and all that it started. */
final class Child {

    private Child() {
    }

    static Outcome run(List<String> command, Path directory, long timeoutMinutes) {
        try {
            Path out = Files.createTempFile("child", ".out");
            Path err = Files.createTempFile("child", ".err");
            try {
                int exitCode = await(new ProcessBuilder(command).directory(directory.toFile())
                        .redirectOutput(out.toFile()).redirectError(err.toFile()).start(), timeoutMinutes, out);
                return new Outcome(exitCode, text(out), text(err));
            } finally {
                Files.delete(out);
                Files.delete(err);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int await(Process process, long timeoutMinutes, Path out) throws IOException {
        try {
            process.getOutputStream().close();
            if (process.waitFor(timeoutMinutes, TimeUnit.MINUTES)) {
                return process.exitValue();
            }
            throw new AssertionError("still running after " + timeoutMinutes + " min:\n" + text(out));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            List<ProcessHandle> descendants = new ArrayList<>(process.descendants().toList());
            descendants.add(process.toHandle());
            descendants.forEach(ProcessHandle::destroyForcibly);
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
