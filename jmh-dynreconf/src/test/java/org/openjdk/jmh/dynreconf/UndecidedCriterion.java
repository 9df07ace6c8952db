package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.StabilityValue;

/** A criterion with a stability function of its own, which never knows. */
final class UndecidedCriterion implements StabilityCriterion, StabilityFunction {

    @Override
    public String name() {
        return "undecided";
    }

    @Override
    public String description() {
        return "never knows";
    }

    @Override
    public double defaultThreshold() {
        return 1;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return this;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return measurements -> 7;
    }

    @Override
    public double aggregate(double[] vector) {
        return Double.NaN;
    }

    @Override
    public boolean isStable(double aggregate, double threshold) {
        return true;
    }

    @Override
    public boolean acceptsThreshold(double threshold) {
        return true;
    }

    @Override
    public String thresholdRange() {
        return "any number";
    }

    @Override
    public String comparison() {
        return "~";
    }
}
