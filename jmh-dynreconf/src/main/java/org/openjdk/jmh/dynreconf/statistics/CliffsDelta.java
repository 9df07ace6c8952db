package org.openjdk.jmh.dynreconf.statistics;

/**
 * Computes Cliff's delta, an effect size that depends on order alone: how much more often a value of one sample is
 * above one of another than below it (Cliff, "Dominance statistics", Psychological Bulletin 114(3), 1993).
 */
public final class CliffsDelta {

    private CliffsDelta() {
    }

    /**
     * Returns (#(x &gt; y) − #(x &lt; y)) / (m · n) over all pairs: from −1, all x below all y, to 1, all above. Worked
     * example: of 2, 3 against 1, 3 two pairs are above and one is below, so delta is 0.25.
     *
     * @throws IllegalArgumentException if a sample is empty
     */
    public static double of(double[] x, double[] y) {
        double pairs = (double) x.length * y.length;
        return 2 * MannWhitneyTest.statistic(x, y) / pairs - 1;
    }
}
