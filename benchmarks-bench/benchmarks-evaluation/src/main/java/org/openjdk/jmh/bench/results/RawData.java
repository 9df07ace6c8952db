package org.openjdk.jmh.bench.results;

/** Looks whether a replay can use the raw data of a file. */
final class RawData {

    private RawData() {
    }

    /**
     * Looks at all counts.
     *
     * @param forks forks, iterations, pairs of value and count
     * @return where the first fault is and which, or null where there is none
     */
    static String fault(double[][][][] forks) {
        for (int fork = 0; fork < forks.length; fork++) {
            for (int i = 0; i < forks[fork].length; i++) {
                String fault = fault(forks[fork][i]);
                if (fault != null) {
                    return "fork " + (fork + 1) + ", iteration " + (i + 1) + ": " + fault;
                }
            }
        }
        return null;
    }

    private static String fault(double[][] pairs) {
        for (double[] pair : pairs) {
            if (!(pair[1] >= 1 && pair[1] <= Integer.MAX_VALUE && pair[1] == Math.rint(pair[1]))) {
                return "the count of a value is " + pair[1] + ", it must be a whole number of 1 or more";
            }
        }
        return null;
    }
}
