package org.openjdk.jmh.reconfiguration;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.runner.options.ProfilerConfig;

/**
 * Finds upstream's profilers that begin to record after the configured time of the whole warmup: in a dynamic run the
 * warmup may be over long before that. The others take the measured start of the measurement.
 */
final class DelayedProfilers {

    private static final Set<String> NAMES = new HashSet<>(Arrays.asList(
            "perf", "LinuxPerfProfiler", "perfc2c", "LinuxPerfC2CProfiler"));

    private DelayedProfilers() {
    }

    /** Returns what to tell the user, or null. */
    static String warning(List<ProfilerConfig> profilers) {
        for (ProfilerConfig profiler : profilers) {
            String name = profiler.getKlass().substring(profiler.getKlass().lastIndexOf('.') + 1);
            if (NAMES.contains(name) && !profiler.getOpts().contains("delay=")) {
                return "profiler " + name + " starts to record after the time of the full warmup, which a dynamic run "
                        + "mostly cuts short: set its delay (-prof perf:delay=MILLISECONDS), or profile with -rf static";
            }
        }
        return null;
    }
}
