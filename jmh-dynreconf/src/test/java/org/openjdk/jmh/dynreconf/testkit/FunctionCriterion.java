package org.openjdk.jmh.dynreconf.testkit;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/** A criterion of variability around any stability value. */
public record FunctionCriterion(String name, StabilityValue value) implements StabilityCriterion {

    @Override
    public String description() {
        return "a function";
    }

    @Override
    public double defaultThreshold() {
        return 0.5;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.VARIABILITY;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return value;
    }
}
