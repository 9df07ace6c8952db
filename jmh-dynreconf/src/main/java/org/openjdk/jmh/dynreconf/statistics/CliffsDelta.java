package org.openjdk.jmh.dynreconf.statistics;

/**
 * Computes how much more often a value of one sample is above one of another than below it: an effect size that depends
 * on order alone (Cliff, "Dominance statistics", Psychological Bulletin 114(3), 1993).
 */
public final class CliffsDelta {

    /** Bounds between the magnitudes (Romano et al., "Appropriate statistics for ordinal level data", 2006). */
    private static final double[] BOUNDS = {0.147, 0.33, 0.474};

    /** The size of an effect in words. */
    public enum Magnitude {
        /** |delta| below 0.147. */
        NEGLIGIBLE,
        /** |delta| below 0.33. */
        SMALL,
        /** |delta| below 0.474. */
        MEDIUM,
        /** |delta| of 0.474 or more. */
        LARGE
    }

    private CliffsDelta() {
    }

    /**
     * Cliff's delta, (#(x &gt; y) − #(x &lt; y)) / (m · n) over all pairs. Worked example: of 2, 3 against 1, 3 two
     * pairs are above and one is below, so delta is 0.25.
     *
     * @param x one sample, at least one value
     * @param y the other, at least one value
     * @return from −1, all x below all y, to 1, all above; 0 for samples of the same order
     * @throws IllegalArgumentException if a sample is empty
     */
    public static double of(double[] x, double[] y) {
        double pairs = (double) x.length * y.length;
        return 2 * MannWhitneyTest.statistic(x, y) / pairs - 1;
    }

    /**
     * Returns an effect in words.
     *
     * @param delta from −1 to 1
     */
    public static Magnitude magnitude(double delta) {
        int magnitude = 0;
        while (magnitude < BOUNDS.length && Math.abs(delta) >= BOUNDS[magnitude]) {
            magnitude++;
        }
        return Magnitude.values()[magnitude];
    }
}
