package org.openjdk.jmh.lint.tool;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.openjdk.jmh.launch.ToolVm;

/**
 * Runs the tool in a VM that takes little: a usual one lets its heap grow to a quarter of the machine while there is garbage to
 * leave lying, and optimises code for longer than the tool runs. Where the heap does not suffice, this VM does the work.
 */
final class SmallVm {

    /** 147 MB of benchmarks and libraries pass with 320 MB, and take twice as long as with this. */
    private static final List<String> OPTIONS = List.of("-XX:+IgnoreUnrecognizedVMOptions", "-Xmx384m",
            "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-XX:+ExitOnOutOfMemoryError");
    private static final String STARTED = "jmh.lint.started";
    /** What such a VM adds to the exit code if the tool comes to its end: VMs that fail have small codes of their own. */
    private static final int ENDED = 100;
    private static final int MOST_CODES = 10;

    private SmallVm() {
    }

    /** The exit code of the tool, run in such a VM if that is possible and wanted. */
    static int run(String[] args, IntSupplier here) {
        if (Boolean.getBoolean(STARTED)) {
            return ENDED + here.getAsInt();
        }
        Optional<List<String>> command =
                command(List.of(args), ManagementFactory.getRuntimeMXBean().getInputArguments());
        return command.isEmpty() ? here.getAsInt() : run(command.get(), here);
    }

    static int run(List<String> command, IntSupplier here) {
        try {
            int code = ToolVm.run(command).orElse(0) - ENDED;
            return code >= 0 && code < MOST_CODES ? code : here.getAsInt();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return LintMain.INCOMPLETE;
        }
    }

    /** The command line of such a VM; empty where the user chose options of the VM, or gave no arguments. */
    static Optional<List<String>> command(List<String> args, List<String> optionsOfThisVm) {
        if (args.isEmpty() || !optionsOfThisVm.isEmpty()) {
            return Optional.empty();
        }
        List<String> options = new ArrayList<>(OPTIONS);
        options.add("-D" + STARTED + "=true");
        return Optional.of(ToolVm.command(options, LintMain.class, args));
    }
}
