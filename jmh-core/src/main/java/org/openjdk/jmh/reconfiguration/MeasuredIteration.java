package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.measurement.Sample;

/** An iteration of a sliding measurement. Immutable. */
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

    public double score() {
        return score;
    }

    public double seconds() {
        return seconds;
    }

    /** Returns the values behind the score: the invocation times in sample time mode, else the score of each thread. */
    public Sample sample() {
        return sample;
    }
}
