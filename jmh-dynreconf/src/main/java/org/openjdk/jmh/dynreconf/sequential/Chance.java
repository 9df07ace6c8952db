package org.openjdk.jmh.dynreconf.sequential;

import java.util.Arrays;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Predicts the probability of a verdict at a later look, such as the last one, if further blocks are like those so far
 * (predictive power: Spiegelhalter, Freedman and Blackburn, Controlled Clinical Trials 7, 1986, with a flat prior). In
 * logarithms, let k blocks have the mean m and the standard deviation s, and the last r of them m' and s', as those are
 * that come until there are K. The estimate at K is then normal around (k m + (K − k) m') / K with the standard
 * deviation s' (K − k) / K √(1 / (K − k) + 1 / r), and all blocks have the variance ((k − 1) s² + (K − k) s'² + k (K −
 * k) / K (m − m')²) / (K − 1). Verdicts at looks before that one are not counted beyond that.
 *
 * <p>It is the larger one of two chances: that with all blocks as the last ones, and that with the later half of them.
 * A machine that was busy at first is no reason to give up.
 */
final class Chance {

    /** Of fewer blocks, the scatter is hardly known. */
    private static final int FEWEST = 3;

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private final Boundary boundary;
    private final double tolerance;

    Chance(Boundary boundary, double tolerance) {
        this.boundary = boundary;
        this.tolerance = Math.log1p(tolerance);
    }

    /**
     * Returns the probability of a verdict.
     *
     * @param logarithms of the ratios of complete blocks by now, in their order
     * @param then       complete blocks at the later look, if none is lost from now on
     * @param level      over all looks at which a change is believed
     * @return from 0 to 1; 0 where a ratio has no logarithm, and where blocks do not differ at all
     */
    double of(double[] logarithms, int then, double level) {
        int by = logarithms.length;
        int recent = Math.min(by, Math.max(FEWEST, (by + 1) / 2));
        return Math.max(of(logarithms, by, then, level), of(logarithms, recent, then, level));
    }

    private double of(double[] logarithms, int recent, int then, double level) {
        int by = logarithms.length;
        double come = then - by;
        Moments all = Moments.of(logarithms);
        Moments last = Moments.of(Arrays.copyOfRange(logarithms, by - recent, by));
        double estimate = (by * all.mean() + come * last.mean()) / then;
        double variance = ((by - 1) * square(all.standardDeviation()) + come * square(last.standardDeviation())
                + by * come / then * square(all.mean() - last.mean())) / (then - 1);
        double errorThen = Math.sqrt(variance / then);
        if (!(Math.abs(estimate) < Double.POSITIVE_INFINITY && errorThen > 0
                && errorThen < Double.POSITIVE_INFINITY)) {
            return 0;
        }
        double deviation =
                Math.max(Double.MIN_NORMAL,
                        last.standardDeviation() * come / then * Math.sqrt(1 / come + 1.0 / recent));
        double changed = quantile(boundary.changeAt(level, then), then) * errorThen;
        double same = tolerance - quantile(boundary.samenessAt(then), then) * errorThen;
        return above(changed, estimate, deviation) + above(changed, -estimate, deviation)
                + Math.max(0, above(-same, estimate, deviation) - above(same, estimate, deviation));
    }

    private static double square(double value) {
        return value * value;
    }

    private double quantile(double confidence, int blocks) {
        return StudentQuantile.of((1 + confidence) / 2, blocks - 1.0);
    }

    private static double above(double limit, double mean, double deviation) {
        return NORMAL.cumulativeProbability((mean - limit) / deviation);
    }
}
