package org.openjdk.jmh.bridge.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.TimeValue;

/** Divides the total time among classes; unused time passes on to later ones. */
final class PlanBudget {

    private final long started = System.nanoTime();
    private int benchmarks;

    PlanBudget(int benchmarks) {
        this.benchmarks = benchmarks;
    }

    /**
     * Returns the time for the next class, at least 1 ms.
     *
     * @param total time for all classes, from the start of the first one
     * @param own   number of benchmarks of the class
     */
    TimeValue share(TimeValue total, int own) {
        long left = total.convertTo(TimeUnit.MILLISECONDS)
                - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
        TimeValue share = TimeValue.milliseconds(Math.max(1, left * own / Math.max(1, benchmarks)));
        benchmarks -= own;
        return share;
    }
}
