package org.openjdk.jmh.production.comparisons;

import java.util.OptionalDouble;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.production.recordings.MethodName;
import org.openjdk.jmh.production.recordings.MethodTimes;
import org.openjdk.jmh.production.recordings.Window;

/**
 * Holds the times of a method in production, in nanoseconds.
 *
 * @param mean mean time with its 95 % interval, which is unknown with fewer than two batches
 */
public record ProductionTimes(MethodTimes timed, Window total, Batches batches, Interval mean) {

    ProductionTimes(MethodTimes timed) {
        this(timed, timed.total(), new Batches(timed.windows()));
    }

    private ProductionTimes(MethodTimes timed, Window total, Batches batches) {
        this(timed, total, batches,
                batches.count() < 2 ? Interval.unknown(total.invocations() == 0 ? Double.NaN : total.mean())
                        : Estimates.around(total.mean(), Estimates.ofMean(batches.resampled(Estimates.SEED))));
    }

    public MethodName method() {
        return timed.method();
    }

    boolean isInvoked() {
        return invocations() > 0 || traced() > 0;
    }

    /** Returns the number of counted invocations; 0 if the method was only traced. */
    public long invocations() {
        return total.invocations();
    }

    public double nanoseconds() {
        return total.nanoseconds();
    }

    public int batchCount() {
        return batches.count();
    }

    public long traced() {
        return timed.durations().count();
    }

    /**
     * Returns a quantile, from 0 to 1, of invocation times; empty if it is below the trace's threshold, or nothing was
     * traced.
     */
    public OptionalDouble quantile(double probability) {
        return timed.durations().quantile(probability, total.invocations());
    }
}
