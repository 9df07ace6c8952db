package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.measurement.Sample;

/** Iteration of a sliding measurement. Immutable. */
public final class MeasuredIteration {

    private final int number;
    private final double score;
    private final double seconds;
    private final Sample sample;

    MeasuredIteration(int number, double score, double seconds, Sample sample) {
        this.number = number;
        this.score = score;
        this.seconds = seconds;
        this.sample = sample;
    }

    /** Returns the number among the measurement iterations of the fork, from 1. */
    public int number() {
        return number;
    }

    /** Returns the score as the console shows it, in the unit of the benchmark. */
    public double score() {
        return score;
    }

    /** Returns the wall time in seconds. */
    public double seconds() {
        return seconds;
    }

    /**
     * Returns the values behind the score: in sample time mode the times of the invocations, in other modes the score
     * of each thread.
     */
    public Sample sample() {
        return sample;
    }
}
