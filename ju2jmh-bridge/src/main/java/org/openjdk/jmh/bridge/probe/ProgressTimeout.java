package org.openjdk.jmh.bridge.probe;

import java.time.Duration;

/**
 * How long a VM may make no progress. On a machine that has more to do than it can, one that computes is given as much longer as
 * it gets less of a processor: otherwise the machine, and not the test, decides what is ended.
 */
final class Silence {

    /** What waits for something that never comes computes for less than this part of the time. */
    private static final int IDLE = 200;
    /** However busy the machine is, what goes on and on has to end. */
    private static final double LONGEST = 10;

    private Silence() {
    }

    /**
     * The silence after which a VM is ended.
     *
     * @param usual      on a machine with nothing else to do
     * @param silent     how long the VM has made no progress
     * @param computed   how long it computed meanwhile
     * @param load       how many threads of the machine want to run, negative if that is not known
     * @param processors how many can
     */
    static Duration limit(Duration usual, Duration silent, Duration computed, double load, int processors) {
        if (computed.multipliedBy(IDLE).compareTo(silent) < 0) {
            return usual;
        }
        double slower = Math.max(1, Math.min(load / processors, LONGEST));
        return Duration.ofMillis(Math.round(usual.toMillis() * slower));
    }
}
