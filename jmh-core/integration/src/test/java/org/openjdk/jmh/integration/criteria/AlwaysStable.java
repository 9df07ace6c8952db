package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/** Finds everything stable. */
public final class AlwaysStable extends SimpleCriterion {

    public AlwaysStable() {
        super("always");
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return measurements -> 0.75;
    }
}
