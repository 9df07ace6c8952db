package org.openjdk.jmh.reconfiguration;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Checks whether other programs use the machine. */
public final class SystemLoad {

    /**
     * Load per processor. A build or benchmark that has just ended leaves about 1; at 1.5, every third runnable thread
     * waits.
     */
    private static final double CLEARLY_BUSY = 1.5;

    private SystemLoad() {
    }

    /**
     * Returns the lines of a warning, empty if this machine is not busy.
     *
     * @param inOwnTime whether waiting for a processor does not count
     */
    public static List<String> warning(boolean inOwnTime) {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return warning(system.getSystemLoadAverage(), system.getAvailableProcessors(), inOwnTime);
    }

    /**
     * Returns how much longer a computation with some more threads takes on this machine than on an idle one: threads
     * per processor, 1 or more, and 1 if the load is unknown.
     */
    public static double slowdown(int more) {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return slowdown(system.getSystemLoadAverage(), more, system.getAvailableProcessors());
    }

    static double slowdown(double load, int more, int processors) {
        return load < 0 ? 1 : Math.max(1, (load + more) / processors);
    }

    /**
     * Returns a warning for a run that counts instructions: the load affects its duration but not its counts. Empty if
     * this machine is not busy.
     */
    public static Optional<String> warningOfTime() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return warningOfTime(system.getSystemLoadAverage(), system.getAvailableProcessors());
    }

    static Optional<String> warningOfTime(double load, int processors) {
        return load < CLEARLY_BUSY * processors ? Optional.empty()
                : Optional
                        .of(String.format(Locale.ROOT,
                                "Load %.1f on %s: the run takes longer than on a quiet machine, but counts are the same",
                                load, Nouns.count(processors, "processor")));
    }

    /**
     * Returns the lines of a warning, empty if the machine is not busy.
     *
     * @param load       average of the last minute; negative if unknown
     * @param processors number of processors that this VM may use
     * @param inOwnTime  whether waiting for a processor does not count
     */
    static List<String> warning(double load, int processors, boolean inOwnTime) {
        return load < CLEARLY_BUSY * processors ? Collections.emptyList()
                : ConsoleLines.of(String.format(Locale.ROOT, "# WARNING: load %.1f on %s: %s", load,
                        Nouns.count(processors, "processor"), inOwnTime
                                ? "waiting for a processor does not count, but sharing its caches does: expect other scores than "
                                        + "on a quiet machine"
                                : "forks vary while other programs use the machine; stop them, or wait for their end"));
    }
}
