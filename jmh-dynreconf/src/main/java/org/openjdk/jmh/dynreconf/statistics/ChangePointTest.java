package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * Asks whether the level of a series changed at some place: the largest standardised rank sum over all places to split
 * it (the maximally selected rank statistic of Pettitt, "A non-parametric approach to the change-point problem",
 * Applied Statistics 28(2), 1979, standardised as Lausen and Schumacher, "Maximally selected rank statistics",
 * Biometrics 48(1), 1992), compared with that of the same values in random order. Ranks make it indifferent to spikes,
 * and random orders need no assumption on the distribution; the values are assumed not to depend on each other.
 */
public final class ChangePointTest {

    private final int split;
    private final double pValue;

    private ChangePointTest(int split, double pValue) {
        this.split = split;
        this.pValue = pValue;
    }

    /**
     * Tests a series.
     *
     * @param series       at least two values, finite, in their order
     * @param permutations how many random orders to compare with, 1 or more
     * @param random       where the randomness comes from
     * @return the most probable place of a change, and how probable it is without one
     * @throws IllegalArgumentException if there are fewer than two values
     */
    public static ChangePointTest of(double[] series, int permutations, RandomStream random) {
        if (series.length < 2) {
            throw new IllegalArgumentException("a series of " + series.length + " cannot change");
        }
        double[] ranks = Ranks.of(series);
        int split = bestSplit(ranks);
        double observed = statistic(ranks, split);
        int asExtreme = 1;
        for (int i = 0; i < permutations; i++) {
            shuffle(ranks, random);
            if (statistic(ranks, bestSplit(ranks)) >= observed) {
                asExtreme++;
            }
        }
        return new ChangePointTest(split, asExtreme / (permutations + 1.0));
    }

    private static int bestSplit(double[] ranks) {
        int best = 1;
        double largest = -1;
        double excess = 0;
        double meanRank = (ranks.length + 1) / 2.0;
        for (int k = 1; k < ranks.length; k++) {
            excess += ranks[k - 1] - meanRank;
            double squared = excess * excess / ((double) k * (ranks.length - k));
            if (squared > largest) {
                largest = squared;
                best = k;
            }
        }
        return best;
    }

    /** The squared excess of the first ranks, standardised up to a factor that all orders share. */
    private static double statistic(double[] ranks, int split) {
        double excess = 0;
        double meanRank = (ranks.length + 1) / 2.0;
        for (int i = 0; i < split; i++) {
            excess += ranks[i] - meanRank;
        }
        return excess * excess / ((double) split * (ranks.length - split));
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
     * The most probable place of a change.
     *
     * @return how many values lie before it, 1 or more, fewer than there are
     */
    public int split() {
        return split;
    }

    /**
     * The share of random orders, the observed one included, whose most probable change is at least as clear.
     *
     * @return above 0 and at most 1
     */
    public double pValue() {
        return pValue;
    }

    /**
     * The median of a part of a series.
     *
     * @param series the values
     * @param from   index of the first value of the part
     * @param to     index behind the last value of the part
     * @return their median
     */
    public static double median(double[] series, int from, int to) {
        double[] part = Arrays.copyOfRange(series, from, to);
        Arrays.sort(part);
        return Quantiles.ofSorted(part, 0.5);
    }
}
