package org.openjdk.jmh.dynreconf.statistics;

/**
 * Tests whether the level of a series changed once. The statistic is the largest standardized rank sum over all places
 * to split the series (Pettitt, "A non-parametric approach to the change-point problem", Applied Statistics 28(2),
 * 1979; standardized as in Lausen and Schumacher, "Maximally selected rank statistics", Biometrics 48(1), 1992). It is
 * compared with that of random permutations. Ranks make it robust against spikes, and permutations need no assumption
 * on the distribution; the values are assumed to be independent.
 */
public final class ChangePointTest {

    private ChangePointTest() {
    }

    /**
     * Returns the p-value: the share of permutations, the observed order included, whose clearest change is at least as
     * clear; above 0 and at most 1.
     *
     * @param series       at least two finite values, in their order
     * @param permutations 1 or more
     * @throws IllegalArgumentException if there are fewer than two values
     */
    public static double pValue(double[] series, int permutations, RandomStream random) {
        if (series.length < 2) {
            throw new IllegalArgumentException("a series of " + series.length + " cannot change");
        }
        double[] ranks = Ranks.of(series);
        double observed = largestStatistic(ranks);
        int asExtreme = 1;
        for (int i = 0; i < permutations; i++) {
            random.shuffle(ranks, 0, ranks.length);
            if (largestStatistic(ranks) >= observed) {
                asExtreme++;
            }
        }
        return asExtreme / (permutations + 1.0);
    }

    /** Returns the largest squared excess of the first ranks over their mean, standardized up to a common factor. */
    private static double largestStatistic(double[] ranks) {
        double largest = 0;
        double excess = 0;
        double meanRank = (ranks.length + 1) / 2.0;
        for (int k = 1; k < ranks.length; k++) {
            excess += ranks[k - 1] - meanRank;
            largest = Math.max(largest, excess * excess / ((double) k * (ranks.length - k)));
        }
        return largest;
    }
}
