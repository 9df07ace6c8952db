package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** A criterion that does what a test says; without a stability value its judge cannot even be created. */
final class ScriptedCriterion extends VectorCriterion {

    private final StabilityValue value;

    ScriptedCriterion(String name, StabilityValue value) {
        super(name, "does what a test says", StabilityFunction.VARIABILITY, 0.5);
        this.value = value;
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        if (value == null) {
            throw new IllegalStateException("cannot be created");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> double throwAny(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
