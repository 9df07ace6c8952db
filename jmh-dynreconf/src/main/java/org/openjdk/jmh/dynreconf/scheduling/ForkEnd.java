package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Arrays;

/** Describes a fork that has ended, for schedules; immutable. */
public final class ForkEnd {

    private final double seconds;
    private final double[] scores;
    private final boolean warmup;
    private final boolean last;

    private ForkEnd(double seconds, double[] scores, boolean warmup, boolean last) {
        if (!(seconds >= 0)) {
            throw new IllegalArgumentException("a fork took " + seconds + " s: it must be 0 or more");
        }
        this.seconds = seconds;
        this.scores = scores;
        this.warmup = warmup;
        this.last = last;
    }

    /**
     * Creates the end of a measured fork.
     *
     * @param seconds from the start of its VM to the VM's end; 0 or more
     * @param scores  of its measurement iterations, in their order and in the unit of the benchmark; none if the fork
     * is lost
     */
    public static ForkEnd measured(double seconds, double... scores) {
        return new ForkEnd(seconds, scores.clone(), false, false);
    }

    /** Creates the end of a warmup fork, which has no scores. */
    public static ForkEnd warmup(double seconds) {
        return new ForkEnd(seconds, new double[0], true, false);
    }

    /** Returns a copy for the last fork of its benchmark. */
    public ForkEnd asLast() {
        return new ForkEnd(seconds, scores, warmup, true);
    }

    public double seconds() {
        return seconds;
    }

    /** Returns the scores of its measurement iterations in their order; empty for warmup forks and lost ones. */
    public double[] scores() {
        return scores.clone();
    }

    /** Returns the arithmetic mean of the scores; NaN if there are none. */
    public double mean() {
        return Arrays.stream(scores).average().orElse(Double.NaN);
    }

    public boolean isWarmup() {
        return warmup;
    }

    /** Returns whether this was a measured fork without a result. */
    public boolean isLost() {
        return !warmup && scores.length == 0;
    }

    /** Returns whether its benchmark needs no other fork. */
    public boolean isLast() {
        return last;
    }
}
