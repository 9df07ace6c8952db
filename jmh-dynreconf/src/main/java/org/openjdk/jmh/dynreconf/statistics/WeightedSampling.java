package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/** Draws from weighted values with replacement. */
public final class WeightedSampling {

    private WeightedSampling() {
    }

    /** Returns all values, each as often as its count says; if there are more than {@code limit}, as many are drawn. */
    public static double[] atMost(int limit, double[] values, long[] counts, RandomStream random) {
        long total = Arrays.stream(counts).sum();
        if (total > limit) {
            return draw(values, counts, limit, random);
        }
        double[] all = new double[(int) total];
        int filled = 0;
        for (int i = 0; i < values.length; i++) {
            Arrays.fill(all, filled, filled + (int) counts[i], values[i]);
            filled += (int) counts[i];
        }
        return all;
    }

    /**
     * Draws values with probabilities proportional to their counts (0 or more), in time proportional to draws plus
     * entries and without any table: ascending uniform numbers are walked along the cumulated counts.
     *
     * @return the drawn values, in the order of {@code values}
     * @throws IllegalArgumentException if all counts are 0
     */
    public static double[] draw(double[] values, long[] counts, int draws, RandomStream random) {
        double total = 0;
        int last = -1;
        for (int i = 0; i < counts.length; i++) {
            total += counts[i];
            last = counts[i] > 0 ? i : last;
        }
        if (last < 0) {
            throw new IllegalArgumentException("no value to draw");
        }
        double[] drawn = new double[draws];
        double perUnit = total / fillAscending(drawn, random);
        int entry = 0;
        double cumulated = counts[0];
        for (int i = 0; i < draws; i++) {
            double position = drawn[i] * perUnit;
            while (position >= cumulated && entry < last) {
                entry++;
                cumulated += counts[entry];
            }
            drawn[i] = values[entry];
        }
        return drawn;
    }

    /**
     * Fills an array with uniform order statistics between 0 and the returned value: partial sums of exponential
     * spacings, of which there is one more (Devroye, "Non-Uniform Random Variate Generation", 1986, section V.3.1).
     * Separate loops for numbers, logarithms and sums save a third of the logarithms' time, as these need not wait for
     * each other.
     */
    private static double fillAscending(double[] ascending, RandomStream random) {
        for (int i = 0; i < ascending.length; i++) {
            ascending[i] = 1 - random.nextDouble();
        }
        for (int i = 0; i < ascending.length; i++) {
            ascending[i] = Math.log(ascending[i]);
        }
        double sum = 0;
        for (int i = 0; i < ascending.length; i++) {
            sum -= ascending[i];
            ascending[i] = sum;
        }
        return sum - Math.log(1 - random.nextDouble());
    }
}
