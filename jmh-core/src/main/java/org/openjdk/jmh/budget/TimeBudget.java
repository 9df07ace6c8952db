package org.openjdk.jmh.budget;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.TimeValue;

/** Converts times of budgets to seconds. */
public final class TimeBudget {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    /**
     * Share of an iteration: forks that end a little later than expected are kept, and the run ends within an
     * iteration.
     */
    private static final double GRACE = 0.5;

    private TimeBudget() {
    }

    public static double seconds(TimeValue time) {
        return time.convertTo(TimeUnit.NANOSECONDS) / NANOS;
    }

    /** Returns the seconds by which a fork with such iterations may exceed its time. */
    public static double grace(double iterationSeconds) {
        return GRACE * iterationSeconds;
    }
}
