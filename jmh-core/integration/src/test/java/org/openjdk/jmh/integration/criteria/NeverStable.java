package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/** Finds nothing stable. */
public final class NeverStable extends SimpleCriterion {

    public NeverStable() {
        super("never");
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return measurements -> 0.25;
    }
}
