package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.List;

final class DivergenceCriterion implements StabilityCriterion {

    @Override
    public String name() {
        return "kld";
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("divergence");
    }

    @Override
    public String description() {
        return "kld";
    }

    @Override
    public double defaultThreshold() {
        return 0.99;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.PROBABILITY;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return measurements -> Double.NaN;
    }
}
