package org.openjdk.jmh.bench.results;

import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.hosts.inside.BenchmarkKey;

/**
 * One benchmark as JMH's JSON format has it, as far as a replay needs it. The names are those of the format.
 *
 * @param benchmark       qualified name
 * @param mode            short label
 * @param warmupIterations of each fork, which are not among the raw data
 * @param measurementTime such as "1 s"
 * @param params          may be null
 * @param primaryMetric   with the raw data
 * @param reconfiguration null where the run was static
 */
public record JmhResult(String benchmark, String mode, int warmupIterations, String measurementTime,
                        Map<String, String> params, Metric primaryMetric, Reconfiguration reconfiguration) {

    /**
     * The raw data; one of both is there, depending on the mode.
     *
     * @param rawData          forks, iterations
     * @param rawDataHistogram forks, iterations, pairs of value and count
     */
    public record Metric(double[][] rawData, double[][][][] rawDataHistogram) {
    }

    /**
     * What our JMH adds to a dynamic run.
     *
     * @param forks       in order
     * @param forksStable whether forking ended because the forks were stable
     */
    public record Reconfiguration(List<Fork> forks, boolean forksStable) {
    }

    /**
     * A fork of a dynamic run.
     *
     * @param warmupStable whether its warmup ended because it was stable
     */
    public record Fork(boolean warmupStable) {
    }

    /** Names the benchmark with its parameters and mode. */
    public String name() {
        return BenchmarkKey.of(benchmark, params, mode);
    }

    /** The raw data; no fork where there are none. */
    public JmhRecording recording(double iterationSeconds) {
        double[][][][] pairs = pairs();
        return new JmhRecording(pairs == null ? new double[0][][][] : pairs, iterationSeconds,
                Mode.Throughput.shortLabel().equals(mode));
    }

    /** The numbers as a recording can use them, or null where there are none. */
    double[][][][] pairs() {
        if (primaryMetric == null || primaryMetric.rawDataHistogram() != null) {
            return primaryMetric == null ? null : primaryMetric.rawDataHistogram();
        }
        return primaryMetric.rawData() == null ? null : JmhRecording.pairs(primaryMetric.rawData());
    }
}
