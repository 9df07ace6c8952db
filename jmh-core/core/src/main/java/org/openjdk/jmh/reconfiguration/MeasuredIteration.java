package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.measurement.Sample;

/** A measurement iteration of a fork that slid. */
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

    /**
     * Returns its number among the measurement iterations of its fork.
     *
     * @return 1 or more
     */
    public int number() {
        return number;
    }

    /**
     * Returns its score, as the console shows it.
     *
     * @return in the unit of the benchmark
     */
    public double score() {
        return score;
    }

    /**
     * Returns how long it took.
     *
     * @return wall time in seconds
     */
    public double seconds() {
        return seconds;
    }

    /**
     * Returns what its score comes from: in sample time mode the times of the invocations, in other modes the score of
     * each thread.
     *
     * @return values with their counts
     */
    public Sample sample() {
        return sample;
    }
}
