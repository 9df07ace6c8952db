package org.openjdk.jmh.integration.support;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Signals that end a run. */
public final class Signals {

    private static final int EXIT_CODE_OF_SIGNAL = 128;

    private Signals() {
    }

    /**
     * Skips a test whose child would ignore a signal. A shell without job control starts background jobs that ignore
     * SIGINT, nohup those that ignore SIGHUP, and a VM keeps ignored signals ignored.
     *
     * @param exitCode exit code for the signal
     */
    public static void assumeNotIgnored(int exitCode) {
        assumeTrue(!ignores(exitCode - EXIT_CODE_OF_SIGNAL),
                "signal " + (exitCode - EXIT_CODE_OF_SIGNAL) + " is ignored by this process, hence by its child");
    }

    private static boolean ignores(int signal) {
        try (Stream<String> status = Files.lines(Path.of("/proc/self/status"))) {
            return status.filter(line -> line.startsWith("SigIgn:"))
                    .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) >> signal - 1 & 1) != 0);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
