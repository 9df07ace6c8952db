package org.openjdk.jmh.mutate.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.openjdk.jmh.mutate.Main;

/** The tool in a separate process. */
final class Tool {

    private static final long PATIENCE_SECONDS = 600;

    private final Path log;
    private final Process process;

    private Tool(Path log, Process process) {
        this.log = log;
        this.process = process;
    }

    static Tool start(Path log, List<String> arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
                        Main.class.getName()));
        command.addAll(arguments);
        return new Tool(log,
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start());
    }

    String said() throws IOException {
        return Files.readString(log);
    }

    int exitCode() throws InterruptedException, IOException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new AssertionError("The tool does not end: " + said());
        }
        return process.exitValue();
    }

    /** Waits until the tool has done something. */
    void await(BooleanSupplier condition) throws Exception {
        for (long i = 0; !condition.getAsBoolean(); i++) {
            if (!process.isAlive() || i > 100 * PATIENCE_SECONDS) {
                throw new AssertionError("In vain: " + said());
            }
            Thread.sleep(10);
        }
    }

    /** Ends the tool and waits for the processes that it has started. */
    void end(boolean forcibly) throws Exception {
        List<ProcessHandle> below = process.descendants().toList();
        if (forcibly) {
            process.destroyForcibly();
        } else {
            process.destroy();
        }
        process.waitFor();
        for (ProcessHandle each : below) {
            each.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
    }
}
