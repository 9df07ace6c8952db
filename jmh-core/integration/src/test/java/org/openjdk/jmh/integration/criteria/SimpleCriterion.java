package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.StabilityFunction;

/** A criterion with a threshold of a half. */
abstract class SimpleCriterion implements StabilityCriterion {

    private final String name;

    SimpleCriterion(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return "for tests: " + name;
    }

    @Override
    public double defaultThreshold() {
        return 0.5;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.PROBABILITY;
    }
}
