package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** A provider that takes a built-in criterion's alias. */
public final class ClashingCriterion extends VectorCriterion {

    public ClashingCriterion() {
        super("mine", "a provider that must be left out", StabilityFunction.VARIABILITY, 1);
    }

    @Override
    public List<String> aliases() {
        return List.of("cov");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> 0;
    }
}
