package org.openjdk.jmh.bridge.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.TimeValue;

/** Shares the time for all classes among them; what one leaves over is for those that follow. */
final class PlanBudget {

    private final long started = System.nanoTime();
    private int benchmarks;

    PlanBudget(int benchmarks) {
        this.benchmarks = benchmarks;
    }

    /**
     * The time of the next class.
     *
     * @param total time for all classes, from the start of the first one
     * @param own   number of the benchmarks of the class
     * @return a millisecond at least
     */
    TimeValue share(TimeValue total, int own) {
        long left = total.convertTo(TimeUnit.MILLISECONDS)
                - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
        TimeValue share = TimeValue.milliseconds(Math.max(1, left * own / Math.max(1, benchmarks)));
        benchmarks -= own;
        return share;
    }
}
