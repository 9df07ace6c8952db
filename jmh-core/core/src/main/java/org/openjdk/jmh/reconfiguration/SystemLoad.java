package org.openjdk.jmh.reconfiguration;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Whether others use the machine that is to be measured on. */
public final class SystemLoad {

    /**
     * Programs that were busy in the last minute for each processor. One is what a build or a benchmark in front of this
     * one leaves behind; half as much again waited for a processor.
     */
    private static final double CLEARLY_BUSY = 1.5;

    private SystemLoad() {
    }

    /**
     * Looks at this machine.
     *
     * @return the lines of a warning where it is busy; else none
     */
    public static List<String> warning() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return warning(system.getSystemLoadAverage(), system.getAvailableProcessors());
    }

    /**
     * Tells how much longer what needs a processor takes on this machine by now.
     *
     * @param more threads that are about to run, 1 or more
     * @return how many of all there are for each processor, 1 or more; 1 where the system does not tell
     */
    public static double slowdown(int more) {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return slowdown(system.getSystemLoadAverage(), more, system.getAvailableProcessors());
    }

    static double slowdown(double load, int more, int processors) {
        return load < 0 ? 1 : Math.max(1, (load + more) / processors);
    }

    /**
     * Looks at this machine for a run that counts, whose counts are the same whatever else runs.
     *
     * @return a sentence where it is busy; else none
     */
    public static Optional<String> warningOfTime() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return warningOfTime(system.getSystemLoadAverage(), system.getAvailableProcessors());
    }

    static Optional<String> warningOfTime(double load, int processors) {
        return load < CLEARLY_BUSY * processors ? Optional.empty()
                : Optional
                        .of(String.format(Locale.ROOT, "Load %.1f on %s: the run takes longer than on a quiet machine; "
                                + "what it counts is the same", load, Nouns.count(processors, "processor")));
    }

    /**
     * Returns the warning that a machine is busy.
     *
     * @param load       average of the last minute, negative where the system does not tell
     * @param processors that this VM may use
     * @return its lines, or none
     */
    static List<String> warning(double load, int processors) {
        return load < CLEARLY_BUSY * processors ? Collections.emptyList()
                : ConsoleLines.of(String.format(Locale.ROOT,
                        "# WARNING: load %.1f on %s: hardly anything becomes "
                                + "stable while others use the machine; stop them, or wait until they are done",
                        load, Nouns.count(processors, "processor")));
    }
}
