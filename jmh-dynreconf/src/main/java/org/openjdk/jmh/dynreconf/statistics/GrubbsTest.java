package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.distribution.TDistribution;

/**
 * Tests whether the value farthest from the mean comes from the same normal distribution as the others; immutable.
 *
 * <p>Source: Grubbs, "Procedures for Detecting Outlying Observations in Samples", Technometrics 11(1), 1969, with the
 * p-value from Student's distribution and Bonferroni's inequality, which is exact if it is small. Worked example: of 1,
 * 2, 3, 10 the last is 6 from the mean 4, which is G = 1.470 standard deviations; t = √48 with 2 degrees of freedom,
 * and the p-value is 8 times 0.0101, 0.081.
 */
public final class GrubbsTest {

    private static final int LEAST_VALUES = 3;

    private final int index;
    private final double pValue;

    private GrubbsTest(int index, double pValue) {
        this.index = index;
        this.pValue = pValue;
    }

    /**
     * Tests finite values. A constant sample has no outlier.
     *
     * @throws IllegalArgumentException if there are fewer than three values
     */
    public static GrubbsTest of(double... values) {
        int count = values.length;
        if (count < LEAST_VALUES) {
            throw new IllegalArgumentException("an outlier of " + count + " values: at least " + LEAST_VALUES);
        }
        Moments moments = Moments.of(values);
        int furthest = 0;
        for (int i = 1; i < count; i++) {
            furthest = distance(values[i], moments) > distance(values[furthest], moments) ? i : furthest;
        }
        double deviations = distance(values[furthest], moments) / moments.standardDeviation();
        return new GrubbsTest(furthest, moments.standardDeviation() == 0 ? 1 : pValue(deviations, count));
    }

    private static double distance(double value, Moments moments) {
        return Math.abs(value - moments.mean());
    }

    private static double pValue(double deviations, int count) {
        double square = deviations * deviations;
        double rest = (double) (count - 1) * (count - 1) / count - square;
        if (!(rest > 0)) {
            return 0;
        }
        double t = Math.sqrt((count - 2) * square / rest);
        return Math.min(1, 2 * count * new TDistribution(null, count - 2).cumulativeProbability(-t));
    }

    /** Returns the index, from 0, of the value farthest from the mean; the first one of several. */
    public int index() {
        return index;
    }

    /**
     * Returns the probability of a value as far from the mean, or farther, in a normal sample of the same size; 0 if
     * all other values are equal.
     */
    public double pValue() {
        return pValue;
    }
}
