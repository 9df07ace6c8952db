package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Always stable. */
public final class AlwaysStable extends SimpleCriterion {

    public AlwaysStable() {
        super("always");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> 0.75;
    }
}
