package org.openjdk.jmh.dynreconf.criteria;

import java.util.List;

/** A provider that takes a built-in criterion's alias. */
public final class ClashingCriterion implements StabilityCriterion {

    @Override
    public String name() {
        return "mine";
    }

    @Override
    public List<String> aliases() {
        return List.of("cov");
    }

    @Override
    public String description() {
        return "a provider that must be left out";
    }

    @Override
    public double defaultThreshold() {
        return 1;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.VARIABILITY;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return measurements -> 0;
    }
}
