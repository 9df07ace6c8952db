package org.openjdk.jmh.runner.link;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;

/** Follows a fork from the host, on the thread that serves its link. Who has nothing to say lets the fork go on. */
public interface ForkObserver {

    /**
     * An iteration begins.
     *
     * @param params    of the benchmark, as the fork sees them
     * @param phase     warmup or measurement
     * @param iteration its number, from 1
     */
    default void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration) {
    }

    /**
     * Tells what the machine did during an iteration, whose end is told next; nobody tells where it is not watched.
     *
     * @param waited share of the time for which the benchmark waited for a processor, from 0 to 1, or NaN
     * @param others share of all processors that ran something else, from 0 to 1, or NaN
     */
    default void iterationLoad(double waited, double others) {
    }

    /**
     * An iteration has ended and was printed.
     *
     * @param params    of the benchmark, as the fork sees them
     * @param phase     warmup or measurement
     * @param iteration its number, from 1
     * @param result    what was measured
     */
    default void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
    }

    /**
     * The benchmark has thrown something, so that no iteration follows.
     *
     * @param message one line that says what
     */
    default void benchmarkFails(String message) {
    }

    /**
     * The fork asks whether its warmup may end, or its measurement after one more iteration.
     *
     * @param phase      warmup or measurement
     * @param iterations number of iterations done in it
     * @return whether that was enough
     */
    default boolean isEnough(IterationType phase, int iterations) {
        return false;
    }

    /** Returns an observer, or one that does nothing in place of null. */
    static ForkObserver orNoOp(ForkObserver observer) {
        return observer != null ? observer : new ForkObserver() {
        };
    }
}
