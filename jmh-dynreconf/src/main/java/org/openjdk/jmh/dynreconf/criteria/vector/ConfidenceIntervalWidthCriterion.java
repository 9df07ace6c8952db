package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;

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
}
