package org.openjdk.jmh.bench.results;

/** Looks whether raw data of a file are as JMH writes them. */
final class RawData {

    private RawData() {
    }

    /** Whether there is no fork. */
    static boolean isMissing(JmhResult result) {
        JmhResult.Metric metric = result.primaryMetric();
        if (metric == null) {
            return true;
        }
        Object[] forks = metric.rawDataHistogram() != null ? metric.rawDataHistogram() : metric.rawData();
        return forks == null || forks.length == 0;
    }

    /**
     * Looks at all raw data.
     *
     * @param metric with at least one fork
     * @return where the first fault is and which, or null where there is none
     */
    static String fault(JmhResult.Metric metric) {
        Object[] forks = metric.rawDataHistogram() != null ? metric.rawDataHistogram() : metric.rawData();
        for (int fork = 0; fork < forks.length; fork++) {
            String fault = forks[fork] == null ? ": null instead of a list" : histogramsFault(forks[fork]);
            if (fault != null) {
                return "fork " + (fork + 1) + fault;
            }
        }
        return null;
    }

    /** Plain scores can have no fault: JSON has no other numbers. */
    private static String histogramsFault(Object fork) {
        if (!(fork instanceof double[][][] iterations)) {
            return null;
        }
        for (int i = 0; i < iterations.length; i++) {
            String fault = iterations[i] == null ? "null instead of a list" : histogramFault(iterations[i]);
            if (fault != null) {
                return ", iteration " + (i + 1) + ": " + fault;
            }
        }
        return null;
    }

    private static String histogramFault(double[][] pairs) {
        for (double[] pair : pairs) {
            if (pair == null || pair.length != 2) {
                return "not a list of pairs of value and count";
            }
            if (!(pair[1] >= 1 && pair[1] <= Integer.MAX_VALUE && pair[1] == Math.rint(pair[1]))) {
                return "the count of a value is " + pair[1] + ", it must be a whole number of 1 or more";
            }
        }
        return null;
    }
}
