package org.openjdk.jmh.sides;

import java.io.IOException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Optional;

/** The programs that forks of both sides are to run in: what cannot be started is found before the first fork. */
final class SideVms {

    private SideVms() {
    }

    /**
     * Starts each once, to print its version.
     *
     * @throws SideException if the system cannot start it; one that starts and fails is left to forks, as it may be a script
     *                       that knows nothing of versions
     */
    static void check(Options options) throws SideException {
        check("-jvm", options.getJvm());
        check("-vsJvm", options.getBaselineJvm());
    }

    private static void check(String flag, Optional<String> program) throws SideException {
        if (program.hasValue()) {
            try {
                Process process = new ProcessBuilder(program.get(), "-version").redirectErrorStream(true).start();
                process.getOutputStream().close();
                process.getInputStream().close();
                process.destroy();
            } catch (IOException e) {
                throw new SideException(flag + " " + program.get() + " cannot be started: " + reason(e));
            }
        }
    }

    /** The cause alone: what is around it names the program again. */
    private static String reason(IOException failure) {
        return String.valueOf(failure.getCause() == null ? failure.getMessage() : failure.getCause().getMessage());
    }
}
