package org.openjdk.jmh.dynreconf.criteria;

import java.util.List;

/** A provider that cannot even be made. */
public final class ThrowingCriterion implements StabilityCriterion {

    public ThrowingCriterion() {
        throw new IllegalStateException("cannot even be made");
    }
    @Override
    public String name() {
        return "throwing";
    }

    @Override
    public List<String> aliases() {
        return List.of();
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
