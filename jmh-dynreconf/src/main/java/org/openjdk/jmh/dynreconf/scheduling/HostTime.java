package org.openjdk.jmh.dynreconf.scheduling;

/**
 * What a run takes besides its forks, as it is seen: until its first fork, between two forks, and, by these, from its last
 * fork to its end.
 *
 * <p>The end of a run prints and writes all, by code that has not run before, as its start did: it takes the longer, the
 * slower the machine is at that. In the runs of docs/budget.md it was 0.15 to 0.84 of the start, and once somewhat above.
 */
final class HostTime {

    private static final double END_OF_START = 1.5;

    private final double start;
    private double longest;
    private double asked = Double.NaN;

    /** A run that has taken so long, in seconds, before it has a schedule. */
    HostTime(double start) {
        this.start = start;
    }

    /** A fork was asked for; time is that of the run in seconds. */
    void asked(double time) {
        asked = time;
    }

    /** The fork that was asked for took so long, and all of it until now; earlier forks are told of without a question. */
    void ended(double forkSeconds, double time) {
        if (!Double.isNaN(asked)) {
            longest = Math.max(longest, time - asked - forkSeconds);
            asked = Double.NaN;
        }
    }

    /** Seconds between two forks, at most so far; 0 or more. */
    double betweenForks() {
        return longest;
    }

    /** Seconds from the end of the last fork to that of the run, as far as can be foreseen; 0 or more. */
    double end() {
        return END_OF_START * start + longest;
    }
}
