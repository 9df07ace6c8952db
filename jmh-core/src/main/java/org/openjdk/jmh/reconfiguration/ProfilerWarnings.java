package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.runner.options.ProfilerConfig;

/** Warns of upstream's profilers that record the wrong iterations in a dynamic run. */
final class ProfilerWarnings {

    /** Start to record after the configured time of the whole warmup, which a dynamic run mostly cuts short. */
    private static final Set<String> DELAYED = new HashSet<>(Arrays.asList(
            "perf", "LinuxPerfProfiler", "perfc2c", "LinuxPerfC2CProfiler"));

    /** Record from the first measurement iteration, for as many iterations as the result has. */
    private static final Set<String> COUNTING = new HashSet<>(Arrays.asList(
            "async", "AsyncProfiler", "jfr", "JavaFlightRecorderProfiler"));

    private ProfilerWarnings() {
    }

    static List<String> of(List<ProfilerConfig> profilers, boolean slides) {
        List<String> warnings = new ArrayList<>();
        for (ProfilerConfig profiler : profilers) {
            String name = profiler.getKlass().substring(profiler.getKlass().lastIndexOf('.') + 1);
            if (DELAYED.contains(name) && !profiler.getOpts().contains("delay=")) {
                warnings.add("profiler " + name
                        + " starts recording after the full warmup time, but dynamic runs mostly end the warmup earlier: "
                        + "set its delay (-prof perf:delay=MILLISECONDS), or use -static");
            } else if (COUNTING.contains(name) && slides) {
                warnings.add("profiler " + name
                        + " records the first measurement iterations, which become warmup if the measurement slides: use "
                        + "-static");
            }
        }
        return warnings;
    }
}
