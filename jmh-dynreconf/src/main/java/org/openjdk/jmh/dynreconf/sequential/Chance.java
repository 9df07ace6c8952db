package org.openjdk.jmh.dynreconf.sequential;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * How likely a verdict is at the bound, if the ratio is what it seems to be and blocks go on to scatter as they do
 * (predictive power: Spiegelhalter, Freedman and Blackburn, Controlled Clinical Trials 7, 1986, with a flat prior). In
 * logarithms, the estimate m after k blocks with the standard error e becomes one after K blocks that is normal around m
 * with the variance e² k (1 / k − 1 / K), and its standard error e √(k / K). Verdicts at looks before the bound are not
 * counted beyond that.
 */
final class Chance {

    /** Of a normal variable, to be within one standard deviation: what an interval of one standard error is taken at. */
    static final double STANDARD_ERROR = 0.6826894921370859;

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private final Boundary boundary;
    private final double tolerance;

    Chance(Boundary boundary, double tolerance) {
        this.boundary = boundary;
        this.tolerance = Math.log1p(tolerance);
    }

    /**
     * The chance of a verdict.
     *
     * @param ratio     estimate, with limits one standard error away from it
     * @param complete  blocks by now
     * @param atBound   complete blocks at the last look, if none is lost from now on
     * @return from 0 to 1; 0 where the ratio has no interval
     */
    double of(Interval ratio, int complete, int atBound) {
        double estimate = Math.log(ratio.point());
        double error = Math.log(ratio.upper() / ratio.lower()) / 2;
        if (!(Math.abs(estimate) < Double.POSITIVE_INFINITY && error > 0 && error < Double.POSITIVE_INFINITY)) {
            return 0;
        }
        double errorAtBound = error * Math.sqrt((double) complete / atBound);
        double changed = half(boundary.changeAt(atBound), atBound) * errorAtBound;
        double same = tolerance - half(boundary.samenessAt(atBound), atBound) * errorAtBound;
        double deviation = error * Math.sqrt(1 - (double) complete / atBound);
        return above(changed, estimate, deviation) + above(changed, -estimate, deviation)
                + Math.max(0, above(-same, estimate, deviation) - above(same, estimate, deviation));
    }

    private static double half(double confidence, int blocks) {
        return StudentQuantile.of((1 + confidence) / 2, blocks - 1.0);
    }

    private static double above(double limit, double mean, double deviation) {
        return NORMAL.cumulativeProbability((mean - limit) / deviation);
    }
}
