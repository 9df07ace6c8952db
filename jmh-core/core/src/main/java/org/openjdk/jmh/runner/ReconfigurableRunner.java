package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * Superclass of {@link BaseRunner}: the questions that its loops ask.
 *
 * <p>This class runs in the measured VM too. Between two iterations it does there what is written here, and nothing
 * else; for a benchmark that is not dynamic, one comparison or two.
 */
abstract class ReconfigurableRunner {

    /** Of a measurement that slides: the number of the iteration at which it ends, as far as that is known. */
    private int lastMeasurement;

    /**
     * Upper bound of the warmup loop.
     *
     * @param count the most iterations
     * @param next  number of the iteration that would come next
     * @return the number of the last iteration: {@code count}, or the one just done where that was enough
     */
    static int lastWarmup(int count, ReconfigurableRunner runner, BenchmarkParams params, int next) {
        boolean atCheckpoint = params.isReconfigurable() && next > 1 && next <= count;
        return atCheckpoint && runner.isEnough(IterationType.WARMUP, next - 1) ? next - 1 : count;
    }

    /**
     * Upper bound of the measurement loop. Of a measurement that slides, an iteration must be known to be the last
     * before it runs, since it tears the trial down; so the question is asked in front of it.
     *
     * @param count iterations of the result
     * @param next  number of the iteration that would come next
     * @return the number of the last iteration, or of one behind the next as long as it is not known
     */
    static int lastMeasurement(int count, ReconfigurableRunner runner, BenchmarkParams params, int next) {
        if (!params.isSliding() || count == 0 || next < count) {
            return count;
        }
        if (next == count || next <= runner.lastMeasurement) {
            runner.lastMeasurement = runner.isEnough(IterationType.MEASUREMENT, next - 1) ? next : next + 1;
        }
        return runner.lastMeasurement;
    }

    /**
     * Number of the measurement iteration that tears the trial down.
     *
     * @param count     iterations of the result
     * @param iteration number of the iteration that comes now
     */
    static int finalMeasurement(int count, ReconfigurableRunner runner, BenchmarkParams params, int iteration) {
        return params.isSliding() && iteration >= count ? runner.lastMeasurement : count;
    }

    /** Returns the measurement iterations of a result: of one that slid, the newest ones. */
    static List<IterationResult> kept(List<IterationResult> measured, BenchmarkParams params) {
        int dropped = params.isSliding() ? measured.size() - params.getMeasurement().getCount() : 0;
        return dropped > 0 ? new ArrayList<>(measured.subList(dropped, measured.size())) : measured;
    }

    /** Called where upstream says how far the run is. */
    static void tellProgress(OutputFormat out, String upstreams, ReconfigurableRunner runner) {
        out.println(runner.progressLine(upstreams));
    }

    /** Returns how far the run is, in upstream's words or in others. */
    String progressLine(String upstreams) {
        return upstreams;
    }

    /** Answers whether the warmup may end after so many iterations, or the measurement after one more. */
    boolean isEnough(IterationType phase, int iterations) {
        return phase == IterationType.MEASUREMENT;
    }

    /** Called where a benchmark without forks begins. */
    void startEmbedded(BenchmarkParams params) {
    }

    /** Called where a benchmark without forks has ended well. */
    void embeddedEnds(BenchmarkParams params, BenchmarkResult result) {
    }

    /** Called after each iteration that ran in this VM. */
    void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
    }
}
