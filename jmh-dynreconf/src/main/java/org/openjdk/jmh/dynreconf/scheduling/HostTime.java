package org.openjdk.jmh.dynreconf.scheduling;

/**
 * Estimates the time of a run besides its forks, from observations: until its first fork, between two forks, and, by
 * these and by rehearsals, from its last fork to its end.
 *
 * <p>The end of a run prints and writes all results. In short runs its time depends on the speed of code that has not
 * run before, like that of the start: in the runs of docs/evidence/suites.md 0.15 to 0.84 of the start, and once
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

    /** Creates a run that has taken so long, in seconds, before it has a schedule. */
    HostTime(double start) {
        this.start = start;
    }

    /** Records that a fork was requested, at a time of the run in seconds. */
    void requested(double time) {
        requestTime = time;
    }

    /**
     * Records that the requested fork took so long, and everything until now; earlier forks are reported without a
     * request.
     */
    void ended(double forkSeconds, double time) {
        forks++;
        if (!Double.isNaN(requestTime)) {
            longest = Math.max(longest, time - requestTime - forkSeconds);
            requestTime = Double.NaN;
        }
    }

    /**
     * Returns whether there are twice as many forks as in the latest rehearsal; together, these take no longer than two
     * ends.
     */
    boolean wantsRehearsal() {
        return forks >= Math.max(1, 2 * rehearsedForks);
    }

    /** If all forks had ended by now, what depends on their number would take so many seconds. */
    void rehearsed(double seconds) {
        rehearsedForks = forks;
        rehearsedSeconds = seconds;
    }

    /** Seconds between two forks, at most so far; 0 or more. */
    double betweenForks() {
        return longest;
    }

    /** Seconds from the end of the last fork to that of the run, as far as can be foreseen; 0 or more. */
    double end() {
        return Math.max(END_OF_START * start, start + results()) + longest;
    }

    private double results() {
        return rehearsedForks == 0 ? 0 : rehearsedSeconds * forks / rehearsedForks;
    }
}
