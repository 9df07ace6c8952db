package org.openjdk.jmh.production.comparisons;

import java.util.OptionalDouble;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.production.recordings.MethodName;
import org.openjdk.jmh.production.recordings.MethodTimes;
import org.openjdk.jmh.production.recordings.Window;

/** Holds the times of a method in production, in nanoseconds. */
public final class ProductionTimes {

    private final MethodTimes timed;
    private final Window total;
    final Batches batches;
    private final Interval mean;

    ProductionTimes(MethodTimes timed) {
        this.timed = timed;
        total = timed.total();
        batches = new Batches(timed.windows());
        mean = batches.count() < 2 ? Interval.unknown(total.invocations() == 0 ? Double.NaN : total.mean())
                : Estimates.around(total.mean(), Estimates.ofMean(batches.resampled(random())));
    }

    private static RandomStream random() {
        return new RandomStream(Estimates.SEED);
    }

    public MethodName method() {
        return timed.method();
    }

    /** Returns the number of counted invocations; 0 if the method was only traced. */
    public long invocations() {
        return total.invocations();
    }

    public double nanoseconds() {
        return total.nanoseconds();
    }

    /** Returns the mean time with its 95 % interval, which is unknown with fewer than two batches. */
    public Interval mean() {
        return mean;
    }

    public int batchCount() {
        return batches.count();
    }

    /** Returns the shortest invocation since timing was switched on; NaN if unknown. */
    public double minimum() {
        return timed.minimum();
    }

    /** Returns the longest invocation since timing was switched on; NaN if unknown. */
    public double maximum() {
        return timed.maximum();
    }

    public long traced() {
        return timed.durations().count();
    }

    /** Returns the shortest traced duration; NaN if unknown. */
    public double threshold() {
        return timed.durations().threshold();
    }

    /**
     * Returns a quantile, from 0 to 1, of invocation times; empty if it is below the trace's threshold, or nothing was
     * traced.
     */
    public OptionalDouble quantile(double probability) {
        return timed.durations().quantile(probability, total.invocations());
    }
}
