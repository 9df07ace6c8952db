package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.special.Beta;
import org.apache.commons.math3.special.Gamma;

/**
 * Computes the distribution of (Z + δ) / √(V / ν), with Z standard normal and V chi-squared of ν degrees of freedom:
 * that of the statistic of a t-test if there is a difference. It gives the power of a test.
 */
public final class NoncentralStudent {

    /** e<sup>−δ² / 2</sup> underflows above this noncentrality. */
    private static final double MAX_NONCENTRALITY = 37;
    private static final double PRECISION = 1e-13;
    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private NoncentralStudent() {
    }

    /**
     * Returns the probability of a value of at most t, by the series of Lenth ("Algorithm AS 243", Applied Statistics
     * 38(1), 1989), exact to ten decimals; for noncentralities beyond ±37 by the normal approximation of Abramowitz and
     * Stegun, 26.7.10.
     *
     * @param freedom        degrees of freedom, above 0
     * @param noncentrality  δ, finite; 0 gives Student's distribution
     */
    public static double cumulativeProbability(double t, double freedom, double noncentrality) {
        if (t < 0) {
            return 1 - cumulativeProbability(-t, freedom, -noncentrality);
        }
        double normal = NORMAL.cumulativeProbability(-noncentrality);
        if (t == 0) {
            return normal;
        }
        return Math.abs(noncentrality) > MAX_NONCENTRALITY ? approximate(t, freedom, noncentrality)
                : Math.min(1, Math.max(0, normal + series(t * t / (t * t + freedom), freedom / (t * t + freedom),
                        freedom / 2, noncentrality)));
    }

    /**
     * Sums over j the weights times I<sub>x</sub>(j + 1/2, b) and I<sub>x</sub>(j + 1, b). Only the first ones are
     * computed directly; the others follow by I<sub>x</sub>(a + 1, b) = I<sub>x</sub>(a, b) − x<sup>a</sup> (1 −
     * x)<sup>b</sup> / (a B(a, b)) (Abramowitz and Stegun, 26.5.16).
     */
    private static double series(double x, double y, double b, double noncentrality) {
        double half = noncentrality * noncentrality / 2;
        double even = Math.exp(-half) / 2;
        double odd = noncentrality / (2 * Math.sqrt(2)) * Math.exp(-half - Gamma.logGamma(1.5));
        double evenBeta = Beta.regularizedBeta(x, 0.5, b);
        double oddBeta = 1 - Math.pow(y, b);
        double evenStep = 2 * Math.exp(Math.log(x) / 2 + b * Math.log(y) - Beta.logBeta(0.5, b));
        double oddStep = b * x * Math.pow(y, b);
        double sum = 0;
        double left = 0.5;
        for (int j = 0; left > PRECISION || j < half; j++) {
            sum += even * evenBeta + odd * oddBeta;
            left -= even;
            even *= half / (j + 1);
            odd *= half / (j + 1.5);
            evenBeta -= evenStep;
            oddBeta -= oddStep;
            evenStep *= x * (j + 0.5 + b) / (j + 1.5);
            oddStep *= x * (j + 1 + b) / (j + 2);
        }
        return sum;
    }

    private static double approximate(double t, double freedom, double noncentrality) {
        double z = (t * (1 - 1 / (4 * freedom)) - noncentrality) / Math.sqrt(1 + t * t / (2 * freedom));
        return NORMAL.cumulativeProbability(z);
    }

    /** Returns the probability of a value farther from 0 than a critical one, in either direction. */
    static double beyond(double critical, double freedom, double noncentrality) {
        return 1 - cumulativeProbability(critical, freedom, noncentrality)
                + cumulativeProbability(-critical, freedom, noncentrality);
    }
}
