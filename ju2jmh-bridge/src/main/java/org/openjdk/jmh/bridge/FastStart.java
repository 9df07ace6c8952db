package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.openjdk.jmh.bridge.probe.ChildVm;

/**
 * Runs the tool in a VM that compiles little. Reading some thousand tests takes a second or two, and most of the processor
 * time of a usual VM would go into code that it optimises for later.
 */
final class FastStart {

    /** What compiles or runs benchmarks takes long enough for a VM that optimises. */
    private static final List<String> LONG = List.of("--compile", "--package", "--verify", "@", "-h", "--help");
    /** The VM loads nothing but this tool, whose classes the compiler wrote: looking for broken ones takes a tenth of a short run. */
    private static final List<String> OWN_CLASSES =
            List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote");
    private static final String STARTED = "ju2jmh.started";

    private FastStart() {
    }

    /** The exit code of such a VM; empty if this one is to do the work, because it takes long, or has options of its own. */
    static OptionalInt run(String[] args) {
        if (Boolean.getBoolean(STARTED)) {
            return OptionalInt.empty();
        }
        Optional<List<String>> command =
                command(List.of(args), ManagementFactory.getRuntimeMXBean().getInputArguments());
        if (command.isEmpty()) {
            return OptionalInt.empty();
        }
        try {
            Process process = new ProcessBuilder(command.get()).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
            return OptionalInt.of(process.waitFor());
        } catch (IOException e) {
            // A command line can be too long for the system; this VM works, too.
            return OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.of(1);
        }
    }

    /** The command line of such a VM; empty where there is to be none. */
    static Optional<List<String>> command(List<String> args, List<String> optionsOfThisVm) {
        boolean isLong = args.isEmpty() || args.stream().anyMatch(arg -> LONG.stream().anyMatch(arg::startsWith));
        if (isLong || !optionsOfThisVm.isEmpty()) {
            return Optional.empty();
        }
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ChildVm.SHORT_LIFE);
        command.addAll(OWN_CLASSES);
        command.addAll(
                List.of("-D" + STARTED + "=true", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(args);
        return Optional.of(command);
    }
}
