package org.openjdk.jmh.ab;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.launch.VmProgram;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.profile.ProfilerFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.ProfilerConfig;
import org.openjdk.jmh.util.BriefCommand;
import org.openjdk.jmh.util.Optional;
import org.openjdk.jmh.util.Utils;
import org.openjdk.jmh.util.VmCleanup;

/** Checks profilers and VMs before the first fork of two sides. */
final class ForkPreconditions {

    private ForkPreconditions() {
    }

    /**
     * Creates the profilers, and starts each VM once to print its version, with the arguments that users name. Throws if
     * that is impossible. A VM that fails without these arguments, too, is no error, because it may be a script that does
     * not support {@code -version}.
     */
    static void check(Options options) throws SideException {
        for (ProfilerConfig profiler : options.getProfilers()) {
            check(profiler);
        }
        check("-jvm", options.getJvm().orElse(null));
        check("-vsJvm", options.getBaselineJvm().orElse(null));
        String vm = options.getJvm().orElse(Utils.getCurrentJvm());
        checkArguments("-jvmArgs", vm, options.getJvmArgs());
        checkArguments("-vsJvmArgs", options.getBaselineJvm().orElse(vm), options.getBaselineJvmArgs());
    }

    private static void checkArguments(String flag, String vm, Optional<Collection<String>> arguments)
            throws SideException {
        if (!arguments.hasValue()) {
            return;
        }
        String program = VmProgram.of(vm);
        try {
            Path printed = VmCleanup.file("jmh-vm-", ".log");
            try {
                if (ends(program, arguments.get(), printed)) {
                    return;
                }
                String reason =
                        new String(Files.readAllBytes(printed), Charset.defaultCharset()).trim().split("\\R")[0];
                if (ends(program, Collections.emptyList(), printed)) {
                    throw new SideException(flag + " '" + String.join(" ", Secrets.masked(arguments.get()))
                            + "' is not accepted by " + program + ": " + reason);
                }
            } finally {
                VmCleanup.remove(printed);
            }
        } catch (IOException e) {
            // It takes too long, such as a VM that waits for a debugger: the forks show what happens.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns whether a VM with these arguments ends without an error. */
    private static boolean ends(String program, Collection<String> arguments, Path printed)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(Collections.singletonList(program));
        command.addAll(arguments);
        command.add("-version");
        return BriefCommand.exitCode(new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(printed.toFile())) == 0;
    }

    private static void check(ProfilerConfig profiler) throws SideException {
        try {
            ProfilerFactory.getProfilerOrException(profiler);
        } catch (ProfilerException e) {
            throw new SideException("-prof " + profiler.getKlass() + " does not work: " + e.getMessage());
        }
    }

    private static void check(String flag, String vm) throws SideException {
        if (vm == null) {
            return;
        }
        String program = VmProgram.of(vm);
        if (new File(program).isDirectory()) {
            throw new SideException(
                    flag + " " + vm
                            + " is not the home of a JDK: it has no bin/java; name a JDK, or a java executable");
        }
        try {
            VmCleanup.end(VmCleanup.start(new ProcessBuilder(program, "-version")));
        } catch (IOException e) {
            throw new SideException(flag + " " + program + " cannot be started: " + reason(e)
                    + "; name the home of a JDK, or a java executable");
        }
    }

    /** Returns the cause, because the message around it repeats the name of the program. */
    private static String reason(IOException failure) {
        return String.valueOf(failure.getCause() == null ? failure.getMessage() : failure.getCause().getMessage())
                .replaceFirst("^error=\\d+, ", "");
    }
}
