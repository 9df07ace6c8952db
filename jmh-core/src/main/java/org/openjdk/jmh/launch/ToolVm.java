package org.openjdk.jmh.launch;

import java.io.IOException;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.openjdk.jmh.util.VmCleanup;

/** Runs a tool in a second VM, with options that suit the tool. */
public final class ToolVm {

    /** Time for the tool to remove its own temporary files. */
    private static final int SECONDS_TO_END = 10;

    private ToolVm() {
    }

    /** Returns the command of such a VM, with the class path of this one. */
    public static List<String> command(List<String> options, Class<?> main, List<String> args) {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(Arrays.asList("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(args);
        return command;
    }

    /**
     * Runs a VM on the console of this one, and ends it if this VM ends. Returns the exit code, empty if the VM cannot
     * be started.
     */
    public static OptionalInt run(List<String> command) throws InterruptedException {
        try (VmCommand vm = VmCommand.of(command)) {
            Process process = new ProcessBuilder(vm.words()).inheritIO().start();
            VmCleanup.own(process, SECONDS_TO_END);
            try {
                return OptionalInt.of(process.waitFor());
            } finally {
                VmCleanup.end(process);
            }
        } catch (IOException e) {
            return OptionalInt.empty();
        }
    }
}
