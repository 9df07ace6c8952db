package org.openjdk.jmh.bridge;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.launch.ToolVm;

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

    private FastStart() {
    }

    /**
     * The exit code of such a VM; empty if this one is to do the work, because it takes long, or has options of its own, as
     * such a VM has.
     */
    static OptionalInt run(String[] args) {
        Optional<List<String>> command =
                command(List.of(args), ManagementFactory.getRuntimeMXBean().getInputArguments());
        try {
            return command.isEmpty() ? OptionalInt.empty() : ToolVm.run(command.get());
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
        List<String> options = new ArrayList<>(ChildVm.SHORT_LIFE);
        options.addAll(OWN_CLASSES);
        return Optional.of(ToolVm.command(options, Main.class, args));
    }
}
