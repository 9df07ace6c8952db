package org.openjdk.jmh.dynreconf.testkit;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** A criterion of variability around any stability value. */
final class FunctionCriterion extends VectorCriterion {

    private final StabilityValue value;

    FunctionCriterion(String name, StabilityValue value) {
        super(name, "a function", StabilityFunction.VARIABILITY, 0.5);
        this.value = value;
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        return value;
    }
}
