package org.openjdk.jmh.runner;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;

/**
 * Superclass of {@link BaseRunner}: the questions that its loops ask.
 *
 * <p>This class runs in the measured VM too. Between two iterations it does there what is written here, and nothing
 * else; for a benchmark that is not dynamic, one comparison.
 */
abstract class ReconfigurableRunner {

    /**
     * Upper bound of the warmup loop.
     *
     * @param count the most iterations
     * @param next  number of the iteration that would come next
     * @return the number of the last iteration: {@code count}, or the one just done where that was enough
     */
    static int lastWarmup(int count, ReconfigurableRunner runner, BenchmarkParams params, int next) {
        boolean atCheckpoint = params.isReconfigurable() && next > 1 && next <= count;
        return atCheckpoint && runner.isWarm(next - 1) ? next - 1 : count;
    }

    /** Answers whether the warmup may end after so many iterations. */
    boolean isWarm(int iterations) {
        return false;
    }

    /** Called where a benchmark without forks begins. */
    void startEmbedded(BenchmarkParams params) {
    }

    /** Called after each iteration that ran in this VM. */
    void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
    }
}
