package org.openjdk.jmh.ab.client;

import org.openjdk.jmh.results.json.OwnScores;

/** An iteration as the client saw it; immutable. */
public final class TimedIteration {

    private static final double NANOS = 1e9;

    private final boolean isRate;
    private final double score;
    private final double waiting;
    private final double seconds;
    private final double ran;
    private final double compilation;

    /**
     * Creates an iteration.
     *
     * @param isRate  whether the score is a number of operations per time, rather than the time of one
     * @param score   as JMH reports it
     * @param waiting share of its time for which its threads waited for a processor; NaN if it is not known
     * @param nanos   for which each thread was measured
     * @param ran     seconds that each thread ran on a processor, on average; 0 if it is not known
     * @param compilation seconds for which the VM's compilers had something to do; 0 if it is not known
     */
    public TimedIteration(boolean isRate, double score, double waiting, double nanos, double ran,
                          double compilation) {
        this.isRate = isRate;
        this.score = score;
        this.waiting = waiting;
        seconds = nanos / NANOS;
        this.ran = ran;
        this.compilation = compilation;
    }

    /** Returns the score without the time for which its threads waited for a processor, if it is known. */
    public double ownScore() {
        return Double.isNaN(waiting) ? score : OwnScores.own(score, waiting, isRate);
    }

    /** Returns for how long each of its threads was measured, without the time for which they waited for a processor, if known. */
    public double ownSeconds() {
        return Double.isNaN(waiting) ? seconds : seconds * (1 - waiting);
    }

    /** Returns for how many seconds each of its threads was measured. */
    public double seconds() {
        return seconds;
    }

    /** Returns for how many seconds each of its threads ran on a processor, on average; 0 if it is not known. */
    public double ranSeconds() {
        return ran;
    }

    /** Returns for how many seconds the VM's compilers had something to do; 0 if it is not known. */
    public double compilationSeconds() {
        return compilation;
    }
}
