package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Returns NaN for everything. */
public final class NanCriterion extends SimpleCriterion {

    public NanCriterion() {
        super("nan");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> Double.NaN;
    }
}
