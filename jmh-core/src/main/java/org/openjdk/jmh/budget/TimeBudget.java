package org.openjdk.jmh.budget;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.DurationText;

/** Times in seconds, as budgets have them. */
public final class TimeBudget {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    /** Of an iteration: forks that end a little later than expected are not lost, and the run ends within an iteration. */
    private static final double GRACE = 0.5;

    private TimeBudget() {
    }

    /**
     * Converts a time.
     *
     * @param time in any unit
     * @return seconds
     */
    public static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.NANOSECONDS) / NANOS;
    }

    /**
     * How late a fork may end.
     *
     * @param iterationSeconds how long an iteration takes
     * @return seconds
     */
    public static double grace(double iterationSeconds) {
        return GRACE * iterationSeconds;
    }
}
