package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.distribution.TDistribution;

/**
 * Performs Welch's t-test of whether two samples with possibly different variances have the same mean (Welch, "The
 * generalization of Student's problem when several different population variances are involved", Biometrika 34, 1947).
 * All methods throw {@link IllegalArgumentException} if a sample has fewer than two values.
 */
public final class WelchTest {

    private WelchTest() {
    }

    /**
     * Returns the statistic t, the difference of the means in units of its standard error: positive if x has the larger
     * mean, 0 if both samples are constant and equal, infinite if both are constant and differ.
     */
    public static double statistic(Moments x, Moments y) {
        double difference = x.mean() - y.mean();
        return difference == 0 ? 0 : difference / Math.sqrt(errorOf(x) + errorOf(y));
    }

    /** Returns the degrees of freedom of t by the Welch-Satterthwaite equation; NaN if both samples are constant. */
    public static double degreesOfFreedom(Moments x, Moments y) {
        double share = errorOf(x) / (errorOf(x) + errorOf(y));
        return 1 / (share * share / (x.count() - 1) + (1 - share) * (1 - share) / (y.count() - 1));
    }

    /** Returns the two-sided p-value: 1 for equal means, 0 if both samples are constant and differ. */
    public static double pValue(Moments x, Moments y) {
        double t = Math.abs(statistic(x, y));
        if (t == 0 || Double.isInfinite(t)) {
            return t == 0 ? 1 : 0;
        }
        return 2 * new TDistribution(null, degreesOfFreedom(x, y)).cumulativeProbability(-t);
    }

    /** Returns the squared standard error of a mean. */
    private static double errorOf(Moments sample) {
        if (sample.count() < 2) {
            throw new IllegalArgumentException("a sample of one value has no variance");
        }
        double deviation = sample.standardDeviation();
        return deviation * deviation / sample.count();
    }
}
