package org.openjdk.jmh.production.recordings;

import java.util.OptionalDouble;
import org.HdrHistogram.Histogram;

/** Collects durations of individual invocations above a threshold, with three significant digits. */
public final class InvocationDurations {

    private static final int DIGITS = 3;

    private final double threshold;
    private final Histogram histogram = new Histogram(DIGITS);

    /** Creates an empty set, for a shortest recorded duration in nanoseconds; NaN if unknown. */
    InvocationDurations(double threshold) {
        this.threshold = threshold;
    }

    /** Returns the durations of a method that was not traced. */
    public static InvocationDurations none() {
        return new InvocationDurations(Double.NaN);
    }

    public double threshold() {
        return threshold;
    }

    void add(long nanoseconds) {
        histogram.recordValue(Math.max(0, nanoseconds));
    }

    public long count() {
        return histogram.getTotalCount();
    }

    /**
     * Returns a quantile of all invocations in nanoseconds; empty if it is below the threshold, or nothing was
     * recorded.
     *
     * @param probability of the quantile, from 0 to 1
     * @param invocations number of all invocations of the method, including those below the threshold
     */
    public OptionalDouble quantile(double probability, long invocations) {
        long all = Math.max(invocations, count());
        long rank = (long) Math.ceil(probability * all) - (all - count());
        return rank < 1 || count() == 0 ? OptionalDouble.empty()
                : OptionalDouble.of((double) histogram.getValueAtPercentile(100.0 * rank / count()));
    }
}
