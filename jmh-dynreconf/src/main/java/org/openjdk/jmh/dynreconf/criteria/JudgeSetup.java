package org.openjdk.jmh.dynreconf.criteria;

import org.openjdk.jmh.dynreconf.measurement.IterationSampler;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

/**
 * What a judge is made with; immutable, apart from the sampler, which the judges of a benchmark share.
 */
public final class JudgeSetup {

    private final CriterionOptions options;
    private final double threshold;
    private final long seed;
    private final int longestWarmup;
    private final SamplingSettings sampling;
    private final IterationSampler sampler;

    private JudgeSetup(CriterionOptions options, double threshold, long seed, int longestWarmup,
                       SamplingSettings sampling, IterationSampler sampler) {
        this.options = options;
        this.threshold = threshold;
        this.seed = seed;
        this.longestWarmup = longestWarmup;
        this.sampling = sampling;
        this.sampler = sampler;
    }

    /**
     * The setup for a criterion with the default settings of a run.
     *
     * @param configured the criterion
     * @param seed       of everything that is drawn at random
     * @return the setup
     */
    public static JudgeSetup of(ConfiguredCriterion configured, long seed) {
        SamplingSettings sampling = SamplingSettings.defaults();
        return of(configured, seed, ReconfigurationDefaults.MAX_WARMUP_ITERATIONS, sampling,
                new IterationSampler(sampling.sampledInvocations(), sampling.outlierFactor(), seed));
    }

    /**
     * The setup for a criterion in a run.
     *
     * @param configured    the criterion
     * @param seed          of everything that the judge draws at random
     * @param longestWarmup how many warmup iterations a fork may have, 0 or more
     * @param sampling      what criteria of stability values see
     * @param sampler       that draws for all judges of the benchmark
     * @return the setup
     */
    public static JudgeSetup of(ConfiguredCriterion configured, long seed, int longestWarmup,
                                SamplingSettings sampling, IterationSampler sampler) {
        return new JudgeSetup(configured.options(), configured.threshold(), seed, longestWarmup, sampling, sampler);
    }

    /**
     * What the user set.
     *
     * @return a value for each of the criterion's options, each within its range
     */
    public CriterionOptions options() {
        return options;
    }

    /**
     * The threshold.
     *
     * @return one that the criterion accepts
     */
    public double threshold() {
        return threshold;
    }

    /**
     * Seed for everything that the judge draws at random, so that the same measurements give the same decision.
     *
     * @return any number
     */
    public long seed() {
        return seed;
    }

    /**
     * How many warmup iterations a fork may have. A measurement may slide for as long as those take that it has not.
     *
     * @return 0 or more
     */
    public int longestWarmup() {
        return longestWarmup;
    }

    /**
     * What criteria of stability values see.
     *
     * @return windows and numbers of values
     */
    public SamplingSettings sampling() {
        return sampling;
    }

    /**
     * Draws values from iterations: once for all judges of a benchmark, and only for those that ask.
     *
     * @return the sampler of the benchmark
     */
    public IterationSampler sampler() {
        return sampler;
    }
}
