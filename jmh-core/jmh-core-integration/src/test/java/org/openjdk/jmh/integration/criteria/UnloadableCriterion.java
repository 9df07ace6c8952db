package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;

/** Cannot be created. */
public final class UnloadableCriterion extends SimpleCriterion {

    public UnloadableCriterion() {
        super("unloadable");
        throw new IllegalStateException("no licence found");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> 0.75;
    }
}
