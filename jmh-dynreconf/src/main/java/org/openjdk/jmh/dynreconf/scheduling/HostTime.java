package org.openjdk.jmh.dynreconf.scheduling;

/**
 * Estimates the time of a run besides its forks, from observations: until its first fork, between two forks, and, by
 * these and by rehearsals, from its last fork to its end.
 *
 * <p>The end of a run prints and writes all results. In short runs its time depends on the speed of code that has not
 * run before, as that of the start does: in docs/evidence/suites.md it took 0.15 to 0.84 of the start, and once
 * slightly more. In long runs it grows with the number of forks: a rehearsal processes their results so far.
 */
final class HostTime {

    private static final double END_OF_START = 1.5;

    private final double start;
    private double longest;
    private double requestTime = Double.NaN;
    private int forks;
    private int rehearsedForks;
    private double rehearsedSeconds;

    /** Creates the time of a run that took so many seconds until it had a schedule. */
    HostTime(double start) {
        this.start = start;
    }

    /** Records that a fork was requested, at a time of the run in seconds. */
    void requested(double time) {
        requestTime = time;
    }

    /** Records the end of a fork with its own seconds and the time of the run; earlier forks have no request. */
    void ended(double forkSeconds, double time) {
        forks++;
        if (!Double.isNaN(requestTime)) {
            longest = Math.max(longest, time - requestTime - forkSeconds);
            requestTime = Double.NaN;
        }
    }

    /** Returns whether there are twice as many forks as in the latest rehearsal, so that rehearsals are short. */
    boolean wantsRehearsal() {
        return forks >= Math.max(1, 2 * rehearsedForks);
    }

    /** Records the seconds of the part of the end that depends on the number of forks. */
    void rehearsed(double seconds) {
        rehearsedForks = forks;
        rehearsedSeconds = seconds;
    }

    /** Returns the longest time between two forks so far, in seconds. */
    double betweenForks() {
        return longest;
    }

    /** Returns the expected seconds from the end of the last fork to the end of the run. */
    double end() {
        return Math.max(END_OF_START * start, start + results()) + longest;
    }

    private double results() {
        return rehearsedForks == 0 ? 0 : rehearsedSeconds * forks / rehearsedForks;
    }
}
