package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.List;

final class ConfidenceIntervalWidthCriterion implements StabilityCriterion {

    @Override
    public String name() {
        return "rciw";
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("ci");
    }

    @Override
    public String description() {
        return "rciw";
    }

    @Override
    public double defaultThreshold() {
        return 0.03;
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
