package org.openjdk.jmh.bridge;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.launch.ToolVm;

/**
 * Runs the tool in a VM that optimizes little. Reading some thousand tests takes a second or two, and compiling their
 * benchmarks half a minute. A usual VM would spend most of this processor time on code that it optimizes for later.
 */
final class FastStart {

    /** What runs benchmarks takes long enough for a VM that optimizes, and help no time at all. */
    private static final List<String> STAYS = List.of("--verify", "@", "-h", "--help");
    private static final List<String> COMPILES = List.of("--compile", "--package");
    /** The usual young generation: the compiler would fill one of {@link ChildVm#SHORT_LIFE} all the time. */
    private static final List<String> FOR_THE_COMPILER =
            List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                    "-XX:-UsePerfData");
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
        if (args.isEmpty() || hasOneOf(STAYS, args) || !optionsOfThisVm.isEmpty()) {
            return Optional.empty();
        }
        List<String> options = new ArrayList<>(hasOneOf(COMPILES, args) ? FOR_THE_COMPILER : ChildVm.SHORT_LIFE);
        options.addAll(OWN_CLASSES);
        return Optional.of(ToolVm.command(options, Main.class, args));
    }

    private static boolean hasOneOf(List<String> options, List<String> args) {
        return args.stream().anyMatch(arg -> options.stream().anyMatch(arg::startsWith));
    }
}
