package org.openjdk.jmh.dynreconf.statistics;

/**
 * Tests whether the level of a series changed at some place: the largest standardised rank sum over all places to split
 * it (the maximally selected rank statistic of Pettitt, "A non-parametric approach to the change-point problem",
 * Applied Statistics 28(2), 1979, standardised as Lausen and Schumacher, "Maximally selected rank statistics",
 * Biometrics 48(1), 1992), compared with that of the same values in random order. Ranks make it indifferent to spikes,
 * and random orders need no assumption on the distribution; the values are assumed not to depend on each other.
 */
public final class ChangePointTest {

    private final double pValue;

    private ChangePointTest(double pValue) {
        this.pValue = pValue;
    }

    /**
     * Tests a series.
     *
     * @param series       at least two values, finite, in their order
     * @param permutations how many random orders to compare with, 1 or more
     * @param random       where the randomness comes from
     * @return how probable such a series is without a change
     * @throws IllegalArgumentException if there are fewer than two values
     */
    public static ChangePointTest of(double[] series, int permutations, RandomStream random) {
        if (series.length < 2) {
            throw new IllegalArgumentException("a series of " + series.length + " cannot change");
        }
        double[] ranks = Ranks.of(series);
        double observed = largestStatistic(ranks);
        int asExtreme = 1;
        for (int i = 0; i < permutations; i++) {
            shuffle(ranks, random);
            if (largestStatistic(ranks) >= observed) {
                asExtreme++;
            }
        }
        return new ChangePointTest(asExtreme / (permutations + 1.0));
    }

    /**
     * Returns the squared excess of the first ranks over their mean, standardised up to a factor that all orders share.
     */
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

    private static void shuffle(double[] values, RandomStream random) {
        for (int i = values.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            double moved = values[i];
            values[i] = values[j];
            values[j] = moved;
        }
    }

    /**
     * {@return the share of random orders, the observed one included, in which the clearest change is at least as
     * clear: above 0 and at most 1}
     */
    public double pValue() {
        return pValue;
    }
}
