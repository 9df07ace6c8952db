package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.List;

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
        return "cv";
    }

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
        return measurements -> Double.NaN;
    }
}
