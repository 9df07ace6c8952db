package org.openjdk.jmh.bridge.probe;

import java.time.Duration;

/**
 * Time limit for a VM without progress. If the machine is overloaded, a VM that uses the processor gets proportionally
 * longer. Otherwise the load, not the test, would decide which VM is stopped.
 */
final class ProgressTimeout {

    /** A VM that waits forever uses less than this fraction of the time (1 / 200). */
    private static final int IDLE = 200;
    /** Maximum factor of extension, so that endless loops end. */
    private static final double LONGEST = 10;

    private ProgressTimeout() {
    }

    /**
     * Returns the time limit.
     *
     * @param usual      limit on an idle machine
     * @param silent     time without progress
     * @param computed   processor time used meanwhile
     * @param load       load average of the machine, negative if unknown
     * @param processors number of processors
     */
    static Duration limit(Duration usual, Duration silent, Duration computed, double load, int processors) {
        if (computed.multipliedBy(IDLE).compareTo(silent) < 0) {
            return usual;
        }
        double slower = Math.max(1, Math.min(load / processors, LONGEST));
        return Duration.ofMillis(Math.round(usual.toMillis() * slower));
    }
}
