package org.openjdk.jmh.results.environment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Describes the machine in one line, and warns of disturbances with a remedy. */
public final class EnvironmentText {

    /** The kind of warnings about disturbed forks. */
    public static final String DISTURBED = "the machine disturbed forks";

    private static final String PERFORMANCE = "performance";
    private static final double PERCENT = 100;

    private EnvironmentText() {
    }

    /** Describes a machine in one line, as a comment in the console. */
    public static String header(Machine machine) {
        List<String> parts = new ArrayList<>();
        parts.add(Nouns.count(machine.processors, "processor")
                + (Double.isNaN(machine.quota) ? ""
                        : format(", of which the control group may use %.3g", machine.quota)));
        if (machine.hypervisor != null) {
            parts.add("virtual machine (" + machine.hypervisor + ")");
        }
        if (machine.governor != null) {
            parts.add("governor " + machine.governor);
        }
        if (machine.turbo != null) {
            parts.add(machine.turbo ? "turbo on" : "turbo off");
        }
        if (machine.load >= 0) {
            parts.add(format("load %.1f", machine.load));
        }
        parts.add((machine.clockSource == null ? "clock" : "clock " + machine.clockSource)
                + format(", %.0f ns a reading", machine.clockNanos));
        return "# Environment: " + String.join(", ", parts);
    }

    /** Returns warnings about a machine on which benchmarks are about to run, mostly none. */
    public static List<String> warnings(Machine machine) {
        List<String> warnings = new ArrayList<>();
        if (machine.governor != null && !machine.governor.equals(PERFORMANCE)) {
            warnings.add("governor " + machine.governor
                    + " changes the processor frequency with the load, which changes results: run cpupower "
                    + "frequency-set -g performance");
        }
        if (machine.clockNanos > Limits.CLOCK_NANOS) {
            warnings.add(format("a reading of the clock takes %.0f ns", machine.clockNanos)
                    + (machine.clockSource == null ? "" : " (clock source " + machine.clockSource + ")")
                    + ", which sample time mode includes in each time: choose a faster clock source, such as tsc, or "
                    + "another mode");
        }
        return warnings;
    }

    /** Describes the losses of an iteration in one line. */
    public static String iteration(Interference lost) {
        List<String> parts = new ArrayList<>();
        add(parts, lost.stolen, "stolen");
        add(parts, lost.waiting, "waiting");
        add(parts, lost.others, "of all processors used by others");
        add(parts, lost.throttled, "stopped");
        if (!Double.isNaN(lost.switches)) {
            parts.add(format("%.0f involuntary switches", lost.switches));
        }
        return "# Environment: " + (parts.isEmpty() ? "nothing known" : String.join(", ", parts));
    }

    private static void add(List<String> parts, double share, String words) {
        if (!Double.isNaN(share)) {
            parts.add(percent(share) + " " + words);
        }
    }

    /** Returns a warning about the disturbed forks of a benchmark with a remedy, empty if there are none. */
    public static Optional<String> warning(BenchmarkEnvironment benchmark) {
        List<Integer> disturbed = benchmark.disturbed();
        if (disturbed.isEmpty()) {
            return Optional.empty();
        }
        Map<Cause, Double> largest = largest(benchmark);
        Cause first = largest.keySet().iterator().next();
        return Optional.of("the machine disturbed " + disturbed.size() + " of "
                + Nouns.count(benchmark.forks().size(), "fork") + " (" + disturbed.stream().map(String::valueOf)
                        .collect(Collectors.joining(", "))
                + "): " + largest.entrySet().stream().map(EnvironmentText::words).collect(Collectors.joining("; "))
                + "; " + first.remedy);
    }

    private static Map<Cause, Double> largest(BenchmarkEnvironment benchmark) {
        Map<Cause, Double> largest = new TreeMap<>();
        for (Cause cause : Cause.values()) {
            benchmark.forks().stream().filter(fork -> fork.causes().contains(cause)).map(cause::size)
                    .max(Comparator.naturalOrder()).ifPresent(size -> largest.put(cause, size));
        }
        return largest;
    }

    private static String words(Map.Entry<Cause, Double> found) {
        return found.getKey() == Cause.HOT
                ? format("%s %.0f times", found.getKey().words, found.getValue())
                : "up to " + percent(found.getValue()) + " " + found.getKey().words;
    }

    private static String percent(double share) {
        return format("%.1f %%", PERCENT * share);
    }

    private static String format(String text, Object... values) {
        return String.format(Locale.ROOT, text, values);
    }
}
