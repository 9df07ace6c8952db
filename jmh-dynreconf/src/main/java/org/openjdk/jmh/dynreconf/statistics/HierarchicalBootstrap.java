package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * Computes confidence intervals by resampling with replacement on every level of the data (Kalibera and Jones,
 * "Quantifying performance changes with effect size confidence intervals", 2012; Ren et al., "Nonparametric
 * bootstrapping for hierarchical data", Journal of Applied Statistics 37(9), 2010). Limits are percentiles of the
 * simulated estimates.
 */
public final class HierarchicalBootstrap {

    private final int simulations;
    private final double confidence;
    private final RandomStream random;

    /**
     * Creates a bootstrap that consumes random numbers.
     *
     * @param simulations 1 or more
     * @param confidence  of the intervals, between 0 and 1, for example 0.99
     */
    public HierarchicalBootstrap(int simulations, double confidence, RandomStream random) {
        this.simulations = simulations;
        this.confidence = confidence;
        this.random = random;
    }

    /** Returns the interval of the mean of all values, which are finite. */
    public Interval ofMean(ResampledMean data) {
        return Interval.percentile(data.mean(), data.simulate(simulations, random), confidence);
    }

    /** Returns the interval of the mean, widened for few units by {@link #smallSampleFactor}. */
    public Interval ofMeanCorrected(ResampledMean data) {
        return ofMean(data).widened(smallSampleFactor(data.units(), confidence));
    }

    /** Returns the interval of the ratio of two means of finite values, the denominator's not 0. */
    public Interval ofRatio(ResampledMean numerator, ResampledMean denominator) {
        double[] ratios = numerator.simulate(simulations, random);
        double[] divisors = denominator.simulate(simulations, random);
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] /= divisors[i];
        }
        return Interval.percentile(numerator.mean() / denominator.mean(), ratios, confidence);
    }

    /** Returns the interval of the ratio of two means, widened by {@link #smallSampleFactor} for the fewer units. */
    public Interval ofRatioCorrected(ResampledMean numerator, ResampledMean denominator) {
        int units = Math.min(numerator.units(), denominator.units());
        return ofRatio(numerator, denominator).widened(smallSampleFactor(units, confidence));
    }

    /**
     * Returns the factor by which a percentile interval is too narrow for n independent units, such as forks. The
     * spread of resampled means lacks the factor √(n / (n − 1)) of the unbiased standard deviation, and its percentiles
     * are normal quantiles instead of Student's with n − 1 degrees of freedom (Hesterberg, "What teachers should know
     * about the bootstrap", The American Statistician 69(4), 2015, section 3.2). It is 35 for two units and 2.0 for
     * five at 99 %; 1 for a single unit, whose spread is unknown.
     */
    public static double smallSampleFactor(int units, double confidence) {
        if (units < 2) {
            return 1;
        }
        double probability = (1 + confidence) / 2;
        double student = new TDistribution(null, units - 1).inverseCumulativeProbability(probability);
        double normal = new NormalDistribution(null, 0, 1).inverseCumulativeProbability(probability);
        return Math.sqrt(units / (units - 1.0)) * student / normal;
    }
}
