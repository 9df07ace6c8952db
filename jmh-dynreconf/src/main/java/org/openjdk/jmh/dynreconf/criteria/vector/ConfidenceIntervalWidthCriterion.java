package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/** Judges the relative width of the mean's confidence interval by its variability (FSE'20, section 4.2.3). */
public final class ConfidenceIntervalWidthCriterion extends VectorCriterion {

    private static final String CONFIDENCE = "confidence";
    private static final String SIMULATIONS = "simulations";
    private static final String BLOCK = "block";
    private static final String CORRECTION = "correction";

    /** Three percent, from FSE'20, section 5.3.2. */
    private static final double THRESHOLD = 0.03;

    /**
     * Creates the criterion {@code rciw}. Defaults are those of FSE'20, section 5.3.2; block and correction are
     * additions that are off by default.
     */
    public ConfidenceIntervalWidthCriterion() {
        super("rciw", "relative confidence interval width: (upper - lower) / mean of a bootstrap stays the same",
                StabilityFunction.VARIABILITY, THRESHOLD,
                CriterionOption.number(CONFIDENCE, 0.99, 0.5, 0.9999, "confidence level of the interval"),
                CriterionOption.integer(SIMULATIONS, 1000, 100, 1_000_000, "number of resamples"),
                CriterionOption.integer(BLOCK, 1, 1, 1000,
                        "neighbouring iterations to resample together; more than 1 if they depend on each other"),
                CriterionOption.integer(CORRECTION, 0, 0, 1,
                        "1 widens intervals of few forks or iterations to their true coverage"));
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("ci");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        CriterionOptions options = setup.options();
        return new ConfidenceIntervalWidth(options.number(CONFIDENCE), options.integer(SIMULATIONS),
                options.integer(BLOCK), options.integer(CORRECTION) == 1, setup.seed());
    }

    /** Computes (upper − lower) / |mean| of a hierarchical bootstrap interval of the mean; not defined for one value. */
    private static final class ConfidenceIntervalWidth implements IncrementalStability<ResampledMean> {

        private final int simulations;
        private final int block;
        private final boolean corrected;
        private final RandomStream random;
        private final HierarchicalBootstrap bootstrap;

        ConfidenceIntervalWidth(double confidence, int simulations, int block, boolean corrected, long seed) {
            this.simulations = simulations;
            this.block = block;
            this.corrected = corrected;
            this.random = new RandomStream(seed);
            this.bootstrap = new HierarchicalBootstrap(simulations, confidence, random);
        }

        @Override
        public ResampledMean digest(DrawnIteration iteration) {
            return ResampledMean.ofValues(iteration.values(), simulations, random);
        }

        @Override
        public ResampledMean combine(List<ResampledMean> iterations) {
            return ResampledMean.ofSeries(iterations, block);
        }

        /** Resamples forks independently, but iterations of one fork in blocks of neighbours. */
        @Override
        public double[] vector(List<ResampledMean> elements, int fromUnion) {
            double[] vector = new double[elements.size()];
            int defined = 0;
            int neighbours = elements.get(0).isGroup() ? 1 : block;
            for (int size = fromUnion; size <= elements.size(); size++) {
                ResampledMean union = ResampledMean.ofSeries(elements.subList(0, size), neighbours);
                if (union.count() > 1) {
                    vector[defined++] = relativeWidth(union);
                }
            }
            return Arrays.copyOf(vector, defined);
        }

        private double relativeWidth(ResampledMean union) {
            if (Double.isInfinite(union.mean() * union.count())) {
                return Double.POSITIVE_INFINITY;
            }
            Interval interval = corrected ? bootstrap.ofMeanCorrected(union) : bootstrap.ofMean(union);
            return interval.relativeWidth();
        }
    }
}
