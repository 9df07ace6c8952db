package org.openjdk.jmh.dynreconf.history;

import java.util.Arrays;

/** Forks whose iterations last a second each, for tests. */
final class Histories {

    private Histories() {
    }

    static RememberedFork fork(long run, double... times) {
        double[] ends = new double[times.length];
        Arrays.setAll(ends, i -> i + 1);
        return RememberedFork.of(run, ends, times, times[times.length - 1]);
    }

    /** At one level for some seconds, at another up to the end. */
    static RememberedFork step(long run, int at, double before, double after, int seconds) {
        double[] times = new double[seconds];
        Arrays.setAll(times, i -> i < at ? before : after);
        return fork(run, times);
    }
}
