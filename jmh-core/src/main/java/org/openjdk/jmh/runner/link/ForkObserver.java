package org.openjdk.jmh.runner.link;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;

/**
 * Observes a fork from the host. The thread that serves the fork's link calls it. By default, every method does nothing
 * and lets the fork go on.
 */
public interface ForkObserver {

    /**
     * Called when an iteration starts.
     *
     * @param params    parameters as the fork sees them
     * @param phase     parameters of the warmup or of the measurement
     * @param iteration number of the iteration, from 1
     */
    default void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
    }

    /**
     * Reports the load of the machine during an iteration, just before {@link #iterationEnds}. It is not called if
     * nothing watches the machine.
     *
     * @param waited share of the time that the benchmark waited for a processor, from 0 to 1; NaN if unknown
     * @param others share of all processors that other programs used, from 0 to 1; NaN if unknown
     */
    default void iterationLoad(double waited, double others) {
    }

    /**
     * Called when an iteration has ended and was printed.
     *
     * @param params    parameters as the fork sees them
     * @param phase     parameters of the warmup or of the measurement
     * @param iteration number of the iteration, from 1
     * @param result    measurements of the iteration
     */
    default void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
    }

    /**
     * Called when the benchmark has thrown an exception. No iteration follows.
     *
     * @param message exception in one line
     */
    default void benchmarkFails(String message) {
    }

    /**
     * Answers whether the warmup may end, or the measurement after one more iteration. The fork waits for the answer.
     *
     * @param phase      warmup or measurement
     * @param iterations number of iterations done in this phase
     */
    default boolean isEnough(IterationType phase, int iterations) {
        return false;
    }

    /** Returns {@code observer}, or an observer that does nothing if it is null. */
    static ForkObserver orNoOp(ForkObserver observer) {
        return observer != null ? observer : new ForkObserver() {
        };
    }
}
