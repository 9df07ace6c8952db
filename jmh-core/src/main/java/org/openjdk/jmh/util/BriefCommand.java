package org.openjdk.jmh.util;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** Runs a short command with little output. A command that exceeds its time or its output is killed. */
public final class BriefCommand {

    /** Such commands take a fraction of a second, also on a busy machine. */
    private static final int SECONDS = 30;
    private static final double MILLIS = 1000;
    /** More than a line about a version or a setting needs. */
    private static final int MAX_BYTES = 1000;

    private BriefCommand() {
    }

    /**
     * Returns the first line that a command prints on either output stream, empty if it prints nothing. Throws if it
     * cannot be started or does not finish within 30 s; the message is a phrase.
     */
    public static String firstLine(String... command) throws IOException {
        return firstLine(TimeUnit.SECONDS.toMillis(SECONDS), command);
    }

    static String firstLine(long millis, String... command) throws IOException {
        Process process = VmCleanup.start(new ProcessBuilder(command).redirectErrorStream(true));
        try {
            StringBuilder line = new StringBuilder();
            Thread reader = new Thread(() -> read(process.getInputStream(), line), "jmh-brief-command");
            reader.setDaemon(true);
            reader.start();
            reader.join(millis);
            if (reader.isAlive()) {
                throw new IOException("nothing within " + DurationText.of(millis / MILLIS));
            }
            return line.toString();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            VmCleanup.end(process);
        }
    }

    private static void read(InputStream out, StringBuilder line) {
        try {
            byte[] bytes = new byte[MAX_BYTES];
            int length = 0;
            int next = out.read();
            while (next >= 0 && next != '\n' && length < MAX_BYTES) {
                bytes[length++] = (byte) next;
                next = out.read();
            }
            line.append(new String(bytes, 0, length, StandardCharsets.UTF_8));
        } catch (IOException e) {
            // The process is being killed.
        }
    }

    /** Returns the exit code of a command without reading its output. Throws as {@link #firstLine}. */
    public static int exitCode(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = VmCleanup.start(builder);
        try {
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                throw new IOException(builder.command().get(0) + " does not end within " + SECONDS + " s");
            }
            return process.exitValue();
        } finally {
            VmCleanup.end(process);
        }
    }
}
