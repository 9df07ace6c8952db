package org.openjdk.jmh.dynreconf.sequential;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * How likely a verdict is at a later look, such as that at the bound, if the ratio is what it seems to be and blocks go on
 * to scatter as they do (predictive power: Spiegelhalter, Freedman and Blackburn, Controlled Clinical Trials 7, 1986, with
 * a flat prior). In logarithms, the estimate m after k blocks with the standard error e becomes one after K blocks that is
 * normal around m with the variance e² k (1 / k − 1 / K), and its standard error e √(k / K). Verdicts at looks before
 * that one are not counted beyond that.
 */
final class Chance {

    /** The confidence of the interval that the standard error is read from: Student's, as that of each look is. */
    static final double CONFIDENCE = 0.1;

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
     * @param ratio    estimate and limits at {@link #CONFIDENCE}
     * @param complete blocks by now
     * @param then     complete blocks at the later look, if none is lost from now on
     * @param level    over all looks at which a change is believed
     * @return from 0 to 1; 0 where the ratio has no interval
     */
    double of(Interval ratio, int complete, int then, double level) {
        double estimate = Math.log(ratio.point());
        double error = Math.log(ratio.upper() / ratio.lower()) / (2 * quantile(CONFIDENCE, complete));
        if (!(Math.abs(estimate) < Double.POSITIVE_INFINITY && error > 0 && error < Double.POSITIVE_INFINITY)) {
            return 0;
        }
        double errorThen = error * Math.sqrt((double) complete / then);
        double changed = quantile(boundary.changeAt(level, then), then) * errorThen;
        double same = tolerance - quantile(boundary.samenessAt(then), then) * errorThen;
        double deviation = error * Math.sqrt(1 - (double) complete / then);
        return above(changed, estimate, deviation) + above(changed, -estimate, deviation)
                + Math.max(0, above(-same, estimate, deviation) - above(same, estimate, deviation));
    }

    private double quantile(double confidence, int blocks) {
        return StudentQuantile.of((1 + confidence) / 2, blocks - 1.0);
    }

    private static double above(double limit, double mean, double deviation) {
        return NORMAL.cumulativeProbability((mean - limit) / deviation);
    }
}
