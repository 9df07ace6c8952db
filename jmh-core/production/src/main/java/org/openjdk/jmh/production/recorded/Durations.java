package org.openjdk.jmh.production.recorded;

import java.util.OptionalDouble;
import org.HdrHistogram.Histogram;

/** How long single invocations took that were at least as long as a threshold; three digits are kept. */
public final class Durations {

    private static final int DIGITS = 3;

    private final double threshold;
    private final Histogram histogram = new Histogram(DIGITS);

    /**
     * Nothing recorded.
     *
     * @param threshold from which on invocations are recorded, in nanoseconds; NaN where that is not known
     */
    Durations(double threshold) {
        this.threshold = threshold;
    }

    /** What there is of a method that was not traced. */
    public static Durations none() {
        return new Durations(Double.NaN);
    }

    /** From which length on invocations are recorded, in nanoseconds; NaN where that is not known. */
    public double threshold() {
        return threshold;
    }

    void add(long nanoseconds) {
        histogram.recordValue(Math.max(0, nanoseconds));
    }

    /** How many were recorded. */
    public long count() {
        return histogram.getTotalCount();
    }

    /**
     * The time that a share of all invocations did not exceed.
     *
     * @param probability of the quantile, from 0 to 1
     * @param invocations of the method, those below the threshold included
     * @return in nanoseconds; empty where the quantile is below the threshold, or nothing was recorded
     */
    public OptionalDouble quantile(double probability, long invocations) {
        long all = Math.max(invocations, count());
        long rank = (long) Math.ceil(probability * all) - (all - count());
        return rank < 1 || count() == 0 ? OptionalDouble.empty()
                : OptionalDouble.of((double) histogram.getValueAtPercentile(100.0 * rank / count()));
    }
}
