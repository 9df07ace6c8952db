package org.openjdk.jmh.bridge;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.launch.ToolVm;

/**
 * Re-executes the tool in a VM that optimizes little. A run takes only seconds, and a normal VM would spend most of the
 * processor time on code that it optimizes for later.
 */
final class FastStart {

    /**
     * Options of runs that stay in this VM: verifying takes long enough to profit from optimization; help takes no
     * time.
     */
    private static final List<String> RUN_IN_THIS_VM = List.of("--verify", "@", "-h", "--help");
    private static final List<String> COMPILES = List.of("--compile", "--package");
    /** Uses the default young generation: {@code javac} would constantly fill that of {@link ChildVm#SHORT_LIFE}. */
    private static final List<String> FOR_THE_COMPILER =
            List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                    "-XX:-UsePerfData");
    /** Skips verifying bytecode, which takes a tenth of a short run: this VM loads only the tool's own classes. */
    private static final List<String> OWN_CLASSES =
            List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote");

    private FastStart() {
    }

    /**
     * Returns the exit code of the re-executed tool; empty if this VM must do the work. That is so for long runs, and
     * if this VM has options, as the re-executed one has.
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

    /** Returns the command line of the re-executed tool; empty if this VM must do the work. */
    static Optional<List<String>> command(List<String> args, List<String> optionsOfThisVm) {
        if (args.isEmpty() || hasOneOf(RUN_IN_THIS_VM, args) || !optionsOfThisVm.isEmpty()) {
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
