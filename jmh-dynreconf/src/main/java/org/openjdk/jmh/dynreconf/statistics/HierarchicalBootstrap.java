package org.openjdk.jmh.dynreconf.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * Confidence intervals by resampling with replacement on every level of the data (Kalibera and Jones, "Quantifying
 * performance changes with effect size confidence intervals", 2012; Ren et al., "Nonparametric bootstrapping for
 * hierarchical data", Journal of Applied Statistics 37(9), 2010). Limits are percentiles of the simulated estimates.
 */
public final class HierarchicalBootstrap {

    private final int simulations;
    private final double confidence;
    private final RandomStream random;

    /**
     * Creates a bootstrap that consumes a stream of random numbers.
     *
     * @param simulations how often the data are resampled, 1 or more
     * @param confidence  of the intervals, between 0 and 1, for example 0.99
     * @param random      where the randomness comes from
     */
    public HierarchicalBootstrap(int simulations, double confidence, RandomStream random) {
        this.simulations = simulations;
        this.confidence = confidence;
        this.random = random;
    }

    /**
     * Interval of the mean of all values.
     *
     * @param data with finite values
     * @return mean and limits
     */
    public Interval ofMean(ResampledMean data) {
        return Interval.percentile(data.mean(), data.simulate(simulations, random), confidence);
    }

    /**
     * Interval of the mean, corrected for few units by {@link #smallSampleFactor}.
     *
     * @param data with finite values
     * @return mean and limits
     */
    public Interval ofMeanCorrected(ResampledMean data) {
        return ofMean(data).widened(smallSampleFactor(data.units(), confidence));
    }

    /**
     * Interval of the ratio of two means, as in an A/A or A/B test: no difference is shown where it contains 1.
     *
     * @param numerator   data of the one, with finite values
     * @param denominator data of the other, with finite values and a mean other than 0
     * @return ratio and limits
     */
    public Interval ofRatio(ResampledMean numerator, ResampledMean denominator) {
        double[] ratios = numerator.simulate(simulations, random);
        double[] divisors = denominator.simulate(simulations, random);
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] /= divisors[i];
        }
        return Interval.percentile(numerator.mean() / denominator.mean(), ratios, confidence);
    }

    /**
     * Interval of the ratio of two means, corrected by {@link #smallSampleFactor} for the smaller number of units.
     *
     * @param numerator   data of the one, with finite values
     * @param denominator data of the other, with finite values and a mean other than 0
     * @return ratio and limits
     */
    public Interval ofRatioCorrected(ResampledMean numerator, ResampledMean denominator) {
        int units = Math.min(numerator.units(), denominator.units());
        return ofRatio(numerator, denominator).widened(smallSampleFactor(units, confidence));
    }

    /**
     * Returns the factor by which a percentile interval is too narrow if its data are n independent units, such as
     * forks: the spread of resampled means misses the factor √(n / (n − 1)) of the unbiased standard deviation, and its
     * percentiles are normal quantiles instead of Student's with n − 1 degrees of freedom (Hesterberg, "What teachers
     * should know about the bootstrap", The American Statistician 69(4), 2015, section 3.2).
     *
     * @param units      independent units, 1 or more
     * @param confidence of the interval, between 0 and 1
     * @return above 1, for example 35 for two units and 2.0 for five at 99 %; 1 for a single unit, whose spread is
     *         unknown
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
