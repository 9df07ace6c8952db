package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.analysis.integration.gauss.GaussIntegrator;
import org.apache.commons.math3.analysis.integration.gauss.GaussIntegratorFactory;

/**
 * Computes the power of Welch's test of two samples of the same size. Its degrees of freedom are estimated from the
 * data, hence random: with few values they are often far fewer than the variances would give, and the critical value
 * far larger.
 *
 * <p>With n values on each side, of normal distributions with the variances V and W, the sums of squares over V and W
 * are chi-squared with n − 1 degrees of freedom each. Their sum T is independent of the first one's share b of it,
 * which has a beta distribution with the parameters (n − 1) / 2. The estimated degrees of freedom depend on b alone: (n
 * − 1) / (r² + (1 − r)²) with r = V b / (V b + W (1 − b)); T has 2 (n − 1) of its own. So, for a given b, the test
 * rejects if a noncentral variable with 2 (n − 1) degrees of freedom exceeds the critical value times √(2 (v b + w (1 −
 * b))), with v and w the shares of V and W in their sum. The power is the integral over b = (1 + sin φ) / 2, with a
 * density of φ proportional to cos<sup>n − 2</sup> φ, by Gauss-Legendre quadrature.
 *
 * <p>Worked example: two values on each side, of equal variance, and a difference of 5.653 standard errors. With the 2
 * degrees of freedom that the variances give, the power at 5 % would be 0.80. It is 0.48.
 */
public final class WelchPower {

    /** With fewer values than this, the critical value rises steeply towards the ends. */
    private static final int FEW = 5;
    private static final GaussIntegrator OF_FEW = new GaussIntegratorFactory().legendre(48);
    private static final GaussIntegrator OF_MANY = new GaussIntegratorFactory().legendre(16);
    /** Squared, in units of 1 / √n: beyond it, the density of φ is below 10<sup>−10</sup> of its maximum. */
    private static final double FARTHEST = 46;

    private WelchPower() {
    }

    /**
     * Returns the power of a two-sided test, exact to four decimals.
     *
     * @param noncentrality the difference in units of its standard error
     * @param count         of values on each side, 2 or more
     * @param share         of one variance in the sum of both, from 0 to 1
     * @param level         of the test, between 0 and 1
     */
    public static double of(double noncentrality, int count, double share, double level) {
        double farthest = count == 2 ? Math.PI / 2 : Math.min(Math.PI / 2, Math.sqrt(FARTHEST / (count - 2)));
        GaussIntegrator quadrature = count < FEW ? OF_FEW : OF_MANY;
        double power = 0;
        double weights = 0;
        for (int i = 0; i < quadrature.getNumberOfPoints(); i++) {
            double angle = farthest * quadrature.getPoint(i);
            double weight = quadrature.getWeight(i) * Math.pow(Math.cos(angle), count - 2);
            power += weight * ofShare((1 + Math.sin(angle)) / 2, noncentrality, count, share, level);
            weights += weight;
        }
        return power / weights;
    }

    /** Returns the power given b, the share of one side in the sums of squares over the variances. */
    private static double ofShare(double b, double noncentrality, int count, double share, double level) {
        double estimated = share * b + (1 - share) * (1 - b);
        double r = share * b / estimated;
        double freedom = (count - 1) / (r * r + (1 - r) * (1 - r));
        double critical = StudentQuantile.of(1 - level / 2, freedom) * Math.sqrt(2 * estimated);
        return NoncentralStudent.beyond(critical, 2 * (count - 1.0), noncentrality);
    }
}
