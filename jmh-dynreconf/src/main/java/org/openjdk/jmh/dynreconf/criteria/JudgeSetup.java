package org.openjdk.jmh.dynreconf.criteria;

import org.openjdk.jmh.dynreconf.measurement.IterationSampler;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

/** Holds the settings of a judge; immutable, apart from the sampler, which the judges of a benchmark share. */
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
     * {@return the setup for a criterion with the default settings of a run}
     *
     * @param configured the criterion
     * @param seed       of all random numbers
     */
    public static JudgeSetup of(ConfiguredCriterion configured, long seed) {
        return of(configured, seed, ReconfigurationDefaults.MAX_WARMUP_ITERATIONS, SamplingSettings.defaults(),
                new IterationSampler(ReconfigurationDefaults.SAMPLED_INVOCATIONS,
                        ReconfigurationDefaults.OUTLIER_FACTOR, seed));
    }

    /**
     * {@return the setup for a criterion in a run}
     *
     * @param configured    the criterion
     * @param seed          of all random numbers of the judge
     * @param longestWarmup the maximum number of warmup iterations in a fork, 0 or more
     * @param sampling      settings of criteria of stability values
     * @param sampler       draws values for all judges of the benchmark
     */
    public static JudgeSetup of(ConfiguredCriterion configured, long seed, int longestWarmup,
                                SamplingSettings sampling, IterationSampler sampler) {
        return new JudgeSetup(configured.options(), configured.threshold(), seed, longestWarmup, sampling, sampler);
    }

    /** {@return a value for each option of the criterion, within its range} */
    public CriterionOptions options() {
        return options;
    }

    /** {@return the threshold, which the criterion accepts} */
    public double threshold() {
        return threshold;
    }

    /** {@return the seed of all random numbers of the judge, so that equal measurements give equal decisions} */
    public long seed() {
        return seed;
    }

    /**
     * {@return the maximum number of warmup iterations in a fork, 0 or more; a measurement may slide for as many as
     * were not used}
     */
    public int longestWarmup() {
        return longestWarmup;
    }

    /** {@return window lengths for criteria of stability values} */
    public SamplingSettings sampling() {
        return sampling;
    }

    /** {@return the sampler of the benchmark, which draws values from an iteration on demand, once for all judges} */
    public IterationSampler sampler() {
        return sampler;
    }
}
