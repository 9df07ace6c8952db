package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Never stable. */
public final class NeverStable extends SimpleCriterion {

    public NeverStable() {
        super("never");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> 0.25;
    }
}
