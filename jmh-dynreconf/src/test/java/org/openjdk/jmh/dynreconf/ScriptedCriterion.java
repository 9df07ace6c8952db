package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/** A criterion that does what a test says; without a stability value it cannot even be created. */
record ScriptedCriterion(String name, StabilityValue value) implements StabilityCriterion {

    @Override
    public String description() {
        return "does what a test says";
    }

    @Override
    public double defaultThreshold() {
        return 0.5;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.VARIABILITY;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
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
