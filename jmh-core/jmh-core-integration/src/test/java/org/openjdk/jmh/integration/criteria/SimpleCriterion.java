package org.openjdk.jmh.integration.criteria;

import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** A criterion with a threshold of a half. */
abstract class SimpleCriterion extends VectorCriterion {

    SimpleCriterion(String name, CriterionOption... options) {
        super(name, "for tests: " + name, StabilityFunction.PROBABILITY, 0.5, options);
    }
}
