package org.openjdk.jmh.dynreconf.criteria.catalog;

import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** A provider without a fault. */
public final class ShareCriterion extends VectorCriterion {

    public ShareCriterion() {
        super("share", "a provider that is found", StabilityFunction.VARIABILITY, 1,
                CriterionOption.number("share", 0.5, 0.01, 0.99, "a part"));
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return measurements -> 0;
    }
}
