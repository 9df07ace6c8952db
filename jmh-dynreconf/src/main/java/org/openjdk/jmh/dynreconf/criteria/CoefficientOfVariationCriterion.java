package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.List;

/** The coefficient of variation, judged by its variability (FSE'20, section 4.2.3). */
final class CoefficientOfVariationCriterion implements StabilityCriterion {

    @Override
    public String name() {
        return "cv";
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("cov");
    }

    @Override
    public String description() {
        return "coefficient of variation: standard deviation / mean stays the same";
    }

    /** One percent, from FSE'20, section 5.3.2. */
    @Override
    public double defaultThreshold() {
        return 0.01;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.VARIABILITY;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return new CoefficientOfVariation();
    }
}
