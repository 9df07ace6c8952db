package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Has no number for anything. */
public final class NanCriterion extends SimpleCriterion {

    public NanCriterion() {
        super("nan");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> Double.NaN;
    }
}
