package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.analysis.integration.gauss.GaussIntegrator;
import org.apache.commons.math3.analysis.integration.gauss.GaussIntegratorFactory;
import org.apache.commons.math3.special.Gamma;

/**
 * Computes exactly how likely a repeated Student's test of one sample, which grows by one value at a time, rejects at
 * any of its interim analyses although the mean is 0; immutable.
 *
 * <p>With S<sub>k</sub> the sum and Q<sub>k</sub> the sum of squares of k normal values of mean 0, u<sub>k</sub> =
 * S<sub>k</sub> / √Q<sub>k</sub> and Student's t are functions of each other, t = u √((k − 1) / (k − u²)). Scale is
 * independent of direction, so the u are a Markov chain: u<sub>k+1</sub> = u<sub>k</sub> cos φ + sin φ, with φ between
 * ±π/2 of a density proportional to cos<sup>k−1</sup> φ. The density of u<sub>k</sub> among the samples not yet
 * rejected is kept at Chebyshev's points between the critical values, and carried from one analysis to the next by
 * Gauss-Legendre quadrature over φ (the recursion of Armitage, McPherson and Rowe, JRSS A 132, 1969, for Student's test
 * instead of the normal one).
 *
 * <p>Worked example: with analyses from the third value on at the nominal level 0.0120, a mean of 0 is rejected by the
 * tenth value with a probability of 4.99 %.
 */
public final class RepeatedStudentTest {

    private static final int POINTS = 48;
    /** Squared, in units of 1 / √k: beyond it, the density of φ is below 10<sup>−10</sup> of its maximum. */
    private static final double FARTHEST = 46;
    private static final GaussIntegrator QUADRATURE = new GaussIntegratorFactory().legendre(POINTS);
    private static final ChebyshevPoints NODES = new ChebyshevPoints(POINTS, -1, 1);

    private final int values;
    private final double critical;
    private final double[] density;
    private final double remaining;

    private RepeatedStudentTest(int values, double critical, double[] density, double remaining) {
        this.values = values;
        this.critical = critical;
        this.density = density;
        this.remaining = remaining;
    }

    /**
     * Returns the test after the first interim analysis.
     *
     * @param values  in the sample, 3 or more: with two, the density of u is unbounded
     * @param nominal two-sided level at this analysis, between 0 and 1
     * @throws IllegalArgumentException if there are fewer values
     */
    public static RepeatedStudentTest first(int values, double nominal) {
        if (values < 3) {
            throw new IllegalArgumentException("a first look at " + values + " values: it takes 3");
        }
        double critical = critical(values, nominal);
        double constant = Math.exp(Gamma.logGamma(values / 2.0) - Gamma.logGamma((values - 1) / 2.0))
                / Math.sqrt(Math.PI * values);
        double[] density = NODES.valuesOf(node -> {
            double u = critical * node;
            return constant * Math.pow(1 - u * u / values, (values - 3) / 2.0);
        });
        return new RepeatedStudentTest(values, critical, density, 1 - nominal);
    }

    /** Returns the test after the next analysis, at one value more, with its two-sided nominal level. */
    public RepeatedStudentTest next(double nominal) {
        double bound = critical(values + 1, nominal);
        double constant = Math.exp(Gamma.logGamma((values + 1) / 2.0) - Gamma.logGamma(values / 2.0))
                / Math.sqrt(Math.PI);
        double[] moved = NODES.valuesOf(node -> constant * arriving(bound * node));
        double kept = QUADRATURE.integrate(x -> NODES.interpolated(moved, x)) * bound;
        return new RepeatedStudentTest(values + 1, bound, moved, kept);
    }

    /** Returns the density of the next u up to a constant, integrated over all φ that lead from a kept u to it. */
    private double arriving(double target) {
        double reach = Math.atan(critical);
        double angle = Math.asin(Math.max(-1, Math.min(1, target / Math.hypot(1, critical))));
        double farthest = Math.min(Math.PI / 2, Math.sqrt(FARTHEST / (values - 2)));
        double from = Math.max(-farthest, Math.max(angle - reach, reach - angle - Math.PI));
        double to = Math.min(farthest, Math.min(angle + reach, Math.PI - angle - reach));
        double middle = (from + to) / 2;
        double half = (to - from) / 2;
        return half <= 0 ? 0 : half * QUADRATURE.integrate(x -> {
            double phi = middle + half * x;
            double u = (target - Math.sin(phi)) / Math.cos(phi);
            return NODES.interpolated(density, Math.max(-1, Math.min(1, u / critical)))
                    * Math.pow(Math.cos(phi), values - 2);
        });
    }

    /** Returns the u that belongs to the critical value of t. */
    private static double critical(int values, double nominal) {
        double t = StudentQuantile.of(1 - nominal / 2, values - 1);
        return t * Math.sqrt(values / (values - 1 + t * t));
    }

    /** Returns the probability that this analysis or an earlier one rejected a mean of 0. */
    public double rejected() {
        return 1 - remaining;
    }
}
