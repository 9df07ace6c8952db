package org.openjdk.jmh.dynreconf.sequential;

import java.util.Arrays;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Predicts the probability of a verdict at a later interim analysis, such as the last one, if further blocks are like
 * those so far (predictive power: Spiegelhalter, Freedman and Blackburn, Controlled Clinical Trials 7, 1986, with a
 * flat prior). In logarithms, let k blocks have the mean m and the standard deviation s. Further blocks, until there
 * are K, are assumed to be like the last r, with m' and s'. The estimate at K is then normal around (k m + (K − k) m')
 * / K with the standard deviation s' (K − k) / K √(1 / (K − k) + 1 / r), and all blocks have the variance ((k − 1) s² +
 * (K − k) s'² + k (K − k) / K (m − m')²) / (K − 1). Analyses before K are ignored.
 *
 * <p>The result is the larger one of two probabilities: with all blocks as the last ones, and with the later half of
 * them, because a machine may be busy only at first.
 */
final class PredictivePower {

    /** The variation of fewer blocks is hardly known. */
    private static final int FEWEST = 3;

    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private final Boundary boundary;
    private final double tolerance;

    PredictivePower(Boundary boundary, double tolerance) {
        this.boundary = boundary;
        this.tolerance = Math.log1p(tolerance);
    }

    /**
     * Returns the probability of a verdict, from 0 to 1; 0 if a ratio has no logarithm, and if blocks do not differ at
     * all.
     *
     * @param logarithms of the ratios of the complete blocks so far, in their order
     * @param then       the number of complete blocks at the later analysis, if no further one is lost
     * @param level      over all analyses at which a change is accepted
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
        double changed = quantile(boundary.changeConfidence(level, then), then) * errorThen;
        double same = tolerance - quantile(boundary.samenessConfidence(then), then) * errorThen;
        double chance = above(changed, estimate, deviation) + above(changed, -estimate, deviation)
                + Math.max(0, above(-same, estimate, deviation) - above(same, estimate, deviation));
        // Estimates that are both changed and the same count twice; then there are no others.
        return Math.min(1, chance);
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
