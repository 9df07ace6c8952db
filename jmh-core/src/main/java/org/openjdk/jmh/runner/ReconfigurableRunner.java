package org.openjdk.jmh.runner;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * The superclass of {@link BaseRunner} that asks, at the bounds of upstream's loops, whether a phase may end.
 *
 * <p>It runs in the measured VM as well, between two iterations. For a benchmark that is not dynamic, each method costs
 * one or two comparisons.
 */
abstract class ReconfigurableRunner {

    /** Number of the iteration that ends an open measurement, or the lowest number that may still end it. */
    private int lastMeasurement;

    /**
     * Returns the upper bound of the warmup loop: {@code count}, or the number of the last iteration if the warmup may
     * end there.
     *
     * @param count maximum number of iterations
     * @param next  number of the next iteration, from 1
     */
    static int lastWarmup(int count, ReconfigurableRunner runner, BenchmarkParams params, int next) {
        boolean atCheckpoint = params.isReconfigurable() && next > 1 || params.isTakingTurns();
        return atCheckpoint && next <= count && runner.isEnough(IterationType.WARMUP, next - 1) ? next - 1 : count;
    }

    /**
     * Returns the upper bound of the measurement loop. The last iteration tears the trial down, so a measurement that
     * slides or takes turns asks before an iteration whether it may be the last.
     *
     * @param count number of iterations in the result, or the fewest if forks take turns
     * @param next  number of the next iteration, from 1
     * @return the number of the last iteration, or {@code next + 1} while it is unknown
     */
    static int lastMeasurement(int count, ReconfigurableRunner runner, BenchmarkParams params, int next) {
        boolean isOpen = count > 0 && next >= count && mayContinue(params);
        if (isOpen && (next == count || next <= runner.lastMeasurement)) {
            runner.lastMeasurement = runner.isEnough(IterationType.MEASUREMENT, next - 1) ? next : next + 1;
        } else if (params.isTakingTurns() || params.isReconfigurable() && next > 1 && next <= count) {
            // The fork waits for the answer while the host reads for how long its threads waited for a processor.
            boolean unused = runner.isEnough(IterationType.MEASUREMENT, next - 1);
        }
        return isOpen ? runner.lastMeasurement : count;
    }

    /** Returns whether a measurement may have more iterations than the parameters say. */
    private static boolean mayContinue(BenchmarkParams params) {
        return params.isSliding() || params.isTakingTurns();
    }

    /**
     * Returns the number of the measurement iteration that tears the trial down.
     *
     * @param count     number of iterations in the result
     * @param iteration number of the current iteration, from 1
     */
    static int finalMeasurement(int count, ReconfigurableRunner runner, BenchmarkParams params, int iteration) {
        return mayContinue(params) && iteration >= count ? runner.lastMeasurement : count;
    }

    /** Returns the measurement iterations of the result: the newest ones if the measurement slid. */
    static List<IterationResult> kept(List<IterationResult> measured, BenchmarkParams params) {
        int dropped = params.isSliding() ? measured.size() - params.getMeasurement().getCount() : 0;
        return dropped > 0 ? new ArrayList<>(measured.subList(dropped, measured.size())) : measured;
    }

    static void printProgress(OutputFormat out, String upstreams, ReconfigurableRunner runner) {
        out.println(runner.progressLine(upstreams));
    }

    /** Returns the line about the progress of the run, by default upstream's. */
    String progressLine(String upstreams) {
        return upstreams;
    }

    /** Returns whether the warmup may end after {@code iterations}, or the measurement after one more. */
    boolean isEnough(IterationType phase, int iterations) {
        return phase == IterationType.MEASUREMENT;
    }

    void startEmbedded(BenchmarkParams params) {
    }

    /** Called when a benchmark without forks has ended without an error. */
    void embeddedEnds(BenchmarkParams params, BenchmarkResult result) {
    }

    /** Called after each iteration that ran in this VM. */
    void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result) {
    }
}
