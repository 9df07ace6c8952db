package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Arrays;

/**
 * What a schedule is told of a fork that has ended; immutable.
 */
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
     * A fork whose measurements count.
     *
     * @param seconds that it took, from the start of its VM to the VM's end; 0 or more
     * @param scores  of its measurement iterations, in their order and in the unit of the benchmark; none where the fork
     *                is lost
     * @return the end of a fork that others may follow
     * @throws IllegalArgumentException if the seconds are negative or no number
     */
    public static ForkEnd measured(double seconds, double... scores) {
        return new ForkEnd(seconds, scores.clone(), false, false);
    }

    /**
     * A fork that ran for the sake of the machine: it has no scores that count.
     *
     * @param seconds that it took, from the start of its VM to the VM's end; 0 or more
     * @return the end of a fork that others may follow
     * @throws IllegalArgumentException if the seconds are negative or no number
     */
    public static ForkEnd warmup(double seconds) {
        return new ForkEnd(seconds, new double[0], true, false);
    }

    /**
     * The same end of a fork behind which its benchmark needs no other one.
     *
     * @return the last fork of its benchmark
     */
    public ForkEnd asLast() {
        return new ForkEnd(seconds, scores, warmup, true);
    }

    /**
     * How long the fork took.
     *
     * @return seconds, 0 or more
     */
    public double seconds() {
        return seconds;
    }

    /**
     * What its measurement iterations gave.
     *
     * @return in their order, in the unit of the benchmark; empty for warmup forks and forks that are lost
     */
    public double[] scores() {
        return scores.clone();
    }

    /**
     * The mean of its measurement.
     *
     * @return arithmetic mean of the scores; NaN where there are none
     */
    public double mean() {
        return Arrays.stream(scores).average().orElse(Double.NaN);
    }

    /**
     * Whether the fork ran for the sake of the machine.
     *
     * @return true for warmup forks
     */
    public boolean isWarmup() {
        return warmup;
    }

    /**
     * Whether the fork was to be measured, and nothing came of it.
     *
     * @return false for warmup forks
     */
    public boolean isLost() {
        return !warmup && scores.length == 0;
    }

    /**
     * Whether its benchmark needs no other fork.
     *
     * @return true for one fork of each benchmark that ends
     */
    public boolean isLast() {
        return last;
    }
}
