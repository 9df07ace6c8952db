package org.openjdk.jmh.production.judged;

import java.util.OptionalDouble;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.production.recorded.MethodName;
import org.openjdk.jmh.production.recorded.Timed;
import org.openjdk.jmh.production.recorded.Window;

/** How long a method takes in production; all times in nanoseconds. */
public final class ProductionTimes {

    private final Timed timed;
    private final Window total;
    private final Batches batches;
    private final Interval mean;

    ProductionTimes(Timed timed) {
        this.timed = timed;
        total = timed.total();
        batches = new Batches(timed.windows());
        mean = batches.count() < 2 ? Interval.unknown(total.invocations() == 0 ? Double.NaN : total.mean())
                : Estimates.around(total.mean(), Estimates.ofMean(batches.resampled(random())));
    }

    private static RandomStream random() {
        return new RandomStream(Estimates.SEED);
    }

    /** The method. */
    public MethodName method() {
        return timed.method();
    }

    /** How often it was invoked; 0 where it was only traced. */
    public long invocations() {
        return total.invocations();
    }

    /** How long all invocations took together. */
    public double nanoseconds() {
        return total.nanoseconds();
    }

    /** The mean time with its interval at 95 %, which is not known where there are fewer than two batches. */
    public Interval mean() {
        return mean;
    }

    /** Its windows, put together. */
    Batches batches() {
        return batches;
    }

    /** How many batches the interval is from. */
    public int batchCount() {
        return batches.count();
    }

    /** The shortest invocation since timing was switched on; NaN where it is not known. */
    public double minimum() {
        return timed.minimum();
    }

    /** The longest invocation since timing was switched on; NaN where it is not known. */
    public double maximum() {
        return timed.maximum();
    }

    /** How many invocations were traced one by one. */
    public long traced() {
        return timed.durations().count();
    }

    /** From which length on invocations were traced, in nanoseconds; NaN where that is not known. */
    public double threshold() {
        return timed.durations().threshold();
    }

    /** A quantile of the times of invocations; empty where it is below the threshold of the trace, or there is none. */
    public OptionalDouble quantile(double probability) {
        return timed.durations().quantile(probability, total.invocations());
    }
}
