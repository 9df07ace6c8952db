package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.measurement.Sample;

/** An iteration of a sliding measurement. Immutable. */
public final class MeasuredIteration {

    /** The number among the measurement iterations of the fork, from 1. */
    public final int number;
    public final double score;
    public final double seconds;
    /** The values behind the score: the invocation times in sample time mode, else the score of each thread. */
    public final Sample sample;
    /** The score by which the fork is judged: in own time if that is known. */
    final double ownScore;
    /** The weight of the score in the mean of the fork, above 0. */
    final double weight;

    MeasuredIteration(int number, double score, double seconds, Sample sample) {
        this(number, score, seconds, sample, score, 1);
    }

    private MeasuredIteration(int number, double score, double seconds, Sample sample, double ownScore, double weight) {
        this.number = number;
        this.score = score;
        this.seconds = seconds;
        this.sample = sample;
        this.ownScore = ownScore;
        this.weight = weight;
    }

    /**
     * Returns a copy that is judged by own time.
     *
     * @param factor from the score to the score in own time, above 0
     * @param share  weight in the mean of the fork, above 0
     */
    MeasuredIteration inOwnTime(double factor, double share) {
        return new MeasuredIteration(number, score, seconds, sample, score * factor, share);
    }
}
