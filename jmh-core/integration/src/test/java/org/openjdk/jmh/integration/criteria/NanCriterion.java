package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/** Has no number for anything. */
public final class NanCriterion extends SimpleCriterion {

    public NanCriterion() {
        super("nan");
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return measurements -> Double.NaN;
    }
}
