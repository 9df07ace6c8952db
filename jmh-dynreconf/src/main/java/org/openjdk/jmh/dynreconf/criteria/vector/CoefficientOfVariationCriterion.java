package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;

/**
 * Calls a benchmark stable if its coefficient of variation, computed after each iteration or fork of the window, varies
 * by at most the threshold: maximum − minimum (FSE'20, section 4.2.3).
 */
public final class CoefficientOfVariationCriterion extends VectorCriterion {

    /** One percent, from FSE'20, section 5.3.2. */
    private static final double THRESHOLD = 0.01;

    /** Creates the criterion {@code cv}. */
    public CoefficientOfVariationCriterion() {
        super("cv", "coefficient of variation: standard deviation / mean stays the same",
                StabilityFunction.VARIABILITY, THRESHOLD);
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("cov");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return new CoefficientOfVariation();
    }
}
