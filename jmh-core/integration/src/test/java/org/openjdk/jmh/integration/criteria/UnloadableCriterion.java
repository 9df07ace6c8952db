package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/** Cannot be created. */
public final class UnloadableCriterion extends SimpleCriterion {

    public UnloadableCriterion() {
        super("unloadable");
        throw new IllegalStateException("no licence found");
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return measurements -> 0.75;
    }
}
