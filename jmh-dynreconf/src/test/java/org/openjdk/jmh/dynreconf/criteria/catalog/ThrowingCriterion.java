package org.openjdk.jmh.dynreconf.criteria.catalog;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** A provider that cannot even be made. */
public final class ThrowingCriterion extends VectorCriterion {

    public ThrowingCriterion() {
        super("throwing", "a provider that must be left out", StabilityFunction.VARIABILITY, 1);
        throw new IllegalStateException("cannot even be made");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> 0;
    }
}
