package org.openjdk.jmh.bench.longrun;

import java.util.List;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * What a result took, and how good it is.
 *
 * @param seconds   of all its forks, the starts of their VMs included
 * @param deviation from the long run, as a part of it: 0.03 is 3 %, too fast or too slow
 */
record RunCost(double seconds, double deviation) {

    /**
     * Of a run.
     *
     * @param means   of its forks
     * @param seconds of its forks, without the starts of their VMs
     * @param level   what other forks come to in the long run, one by one
     */
    static RunCost of(double[] means, double seconds, double[] level) {
        return new RunCost(seconds + means.length * ForkEstimate.START,
                Math.abs(Moments.of(means).mean() / Moments.of(level).mean() - 1));
    }

    /** The mean of several runs of a benchmark. */
    static RunCost mean(List<RunCost> runs) {
        return new RunCost(runs.stream().mapToDouble(RunCost::seconds).average().getAsDouble(),
                runs.stream().mapToDouble(RunCost::deviation).average().getAsDouble());
    }
}
