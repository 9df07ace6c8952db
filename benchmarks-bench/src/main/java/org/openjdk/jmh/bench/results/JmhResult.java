package org.openjdk.jmh.bench.results;

import java.util.Map;
import java.util.TreeMap;

/**
 * One benchmark as JMH's JSON format has it, as far as a replay needs it. The names are those of the format.
 *
 * @param benchmark       qualified name
 * @param mode            short label
 * @param measurementTime such as "1 s"
 * @param params          may be null
 * @param primaryMetric   with the raw data
 */
record JmhResult(String benchmark, String mode, String measurementTime, Map<String, String> params,
                 Metric primaryMetric) {

    /**
     * The raw data; one of both is there, depending on the mode.
     *
     * @param rawData          forks, iterations
     * @param rawDataHistogram forks, iterations, pairs of value and count
     */
    record Metric(double[][] rawData, double[][][][] rawDataHistogram) {
    }

    String name() {
        return benchmark + "#" + (params == null ? "" : new TreeMap<>(params)) + "#" + mode;
    }

    /** The numbers as a recording can use them, or null where there are none. */
    double[][][][] pairs() {
        if (primaryMetric == null || primaryMetric.rawDataHistogram() != null) {
            return primaryMetric == null ? null : primaryMetric.rawDataHistogram();
        }
        double[][] scores = primaryMetric.rawData();
        if (scores == null) {
            return null;
        }
        double[][][][] pairs = new double[scores.length][][][];
        for (int fork = 0; fork < scores.length; fork++) {
            pairs[fork] = new double[scores[fork].length][][];
            for (int i = 0; i < scores[fork].length; i++) {
                pairs[fork][i] = new double[][] {{scores[fork][i], 1}};
            }
        }
        return pairs;
    }
}
