package org.openjdk.jmh.ab;

import java.io.File;
import java.io.IOException;
import org.openjdk.jmh.launch.VmProgram;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.profile.ProfilerFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.ProfilerConfig;
import org.openjdk.jmh.util.VmCleanup;

/** What forks of both sides need beside the benchmarks: what is not there is found before the first of them. */
final class ForkPreconditions {

    private ForkPreconditions() {
    }

    /**
     * Makes the profilers, and starts the VMs once, to print their versions.
     *
     * @throws SideException if JMH cannot make one, or the system cannot start one; a VM that starts and fails is left to
     *                       forks, as it may be a script that knows nothing of versions
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
                    flag + " " + vm + " is a folder, and no home of a JDK: it has no bin/java. Name such a "
                            + "home, or the program of a JVM");
        }
        try {
            VmCleanup.end(VmCleanup.start(new ProcessBuilder(program, "-version")));
        } catch (IOException e) {
            throw new SideException(flag + " " + program + " cannot be started: " + reason(e));
        }
    }

    /** The cause alone: what is around it names the program again. */
    private static String reason(IOException failure) {
        return String.valueOf(failure.getCause() == null ? failure.getMessage() : failure.getCause().getMessage());
    }
}
