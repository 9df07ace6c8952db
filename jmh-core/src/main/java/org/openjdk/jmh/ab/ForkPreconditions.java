package org.openjdk.jmh.ab;

import java.io.File;
import java.io.IOException;
import org.openjdk.jmh.launch.VmProgram;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.profile.ProfilerFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.ProfilerConfig;
import org.openjdk.jmh.util.VmCleanup;

/** Checks profilers and VMs before the first fork of two sides. */
final class ForkPreconditions {

    private ForkPreconditions() {
    }

    /**
     * Creates the profilers, and starts each VM once to print its version. Throws if that is impossible. A VM that
     * starts and then fails is no error, because it may be a script that does not support {@code -version}.
     */
    static void check(Options options) throws SideException {
        for (ProfilerConfig profiler : options.getProfilers()) {
            check(profiler);
        }
        check("-jvm", options.getJvm().orElse(null));
        check("-vsJvm", options.getBaselineJvm().orElse(null));
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
            throw new SideException(flag + " " + program + " cannot be started: " + reason(e));
        }
    }

    /** Returns the cause, because the message around it repeats the name of the program. */
    private static String reason(IOException failure) {
        return String.valueOf(failure.getCause() == null ? failure.getMessage() : failure.getCause().getMessage());
    }
}
