package org.openjdk.jmh.lint.tool;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.openjdk.jmh.launch.ToolVm;

/**
 * Runs the tool in a VM with small limits. By default, a VM lets its heap grow to a quarter of the memory and
 * optimizes code longer than the tool runs. If its heap is too small, the current VM does the work.
 */
final class SmallVm {

    /**
     * Options of the VM. With -Xmx320m, 147 MB of benchmarks and libraries can be checked, but it takes twice as long
     * as with this value.
     */
    private static final List<String> OPTIONS = List.of("-XX:+IgnoreUnrecognizedVMOptions", "-Xmx384m",
            "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-XX:+ExitOnOutOfMemoryError");
    private static final String STARTED = "jmh.lint.started";
    /** Offset of exit codes that shows that the tool ran to its end; failing VMs use small codes. */
    private static final int COMPLETED_OFFSET = 100;
    private static final int MOST_CODES = 10;

    private SmallVm() {
    }

    /** Returns the exit code of the tool, run in a small VM if possible. */
    static int run(String[] args, IntSupplier here) {
        if (Boolean.getBoolean(STARTED)) {
            return COMPLETED_OFFSET + here.getAsInt();
        }
        Optional<List<String>> command =
                command(List.of(args), ManagementFactory.getRuntimeMXBean().getInputArguments());
        return command.isEmpty() ? here.getAsInt() : run(command.get(), here);
    }

    static int run(List<String> command, IntSupplier here) {
        try {
            int code = ToolVm.run(command).orElse(0) - COMPLETED_OFFSET;
            return code >= 0 && code < MOST_CODES ? code : here.getAsInt();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return LintMain.INCOMPLETE;
        }
    }

    /** Returns the command of a small VM; empty if the user has set VM options or gave no arguments. */
    static Optional<List<String>> command(List<String> args, List<String> optionsOfThisVm) {
        if (args.isEmpty() || !optionsOfThisVm.isEmpty()) {
            return Optional.empty();
        }
        List<String> options = new ArrayList<>(OPTIONS);
        options.add("-D" + STARTED + "=true");
        return Optional.of(ToolVm.command(options, LintMain.class, args));
    }
}
