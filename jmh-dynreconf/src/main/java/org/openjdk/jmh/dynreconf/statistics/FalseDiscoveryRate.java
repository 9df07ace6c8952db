package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * Selects discoveries among many tests by the step-up procedure of Benjamini and Hochberg ("Controlling the false
 * discovery rate", JRSS B 57(1), 1995). The expected share of wrong discoveries is at most the rate, if tests are
 * independent or depend positively on each other (Benjamini and Yekutieli 2001).
 */
public final class FalseDiscoveryRate {

    private FalseDiscoveryRate() {
    }

    /**
     * Returns the number of discoveries: the largest k for which the k-th smallest of m p-values is at most k · rate /
     * m. Worked example: of 0.01, 0.04, 0.03 and 0.5 at the rate 0.05, only 0.01 is below its bound of 0.0125, 0.025,
     * 0.0375 and 0.05, so there is one discovery.
     *
     * @param pValues from 0 to 1 in any order; NaN, a test without information, counts as a test and is no discovery
     * @param rate    between 0 and 1
     */
    public static int discoveries(double[] pValues, double rate) {
        double[] sorted = pValues.clone();
        Arrays.sort(sorted);
        int count = sorted.length;
        while (count > 0 && !(sorted[count - 1] <= count * rate / sorted.length)) {
            count--;
        }
        return count;
    }
}
