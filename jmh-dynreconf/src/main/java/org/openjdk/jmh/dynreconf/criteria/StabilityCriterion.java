package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.List;

/**
 * A stability criterion: how a stability value is computed from measurements, and how a vector of them is judged.
 *
 * <p>To add one, implement this interface in a public class with a public constructor without parameters and name that
 * class in {@code META-INF/services/org.openjdk.jmh.dynreconf.criteria.StabilityCriterion}. Instances describe the
 * criterion and hold no state of a benchmark; that is what {@link #stabilityValue} creates. A criterion that judges the
 * measurement itself, instead of predicting it from the warmup, is a {@link SlidingCriterion}.
 */
public interface StabilityCriterion {

    /**
     * The name by which users ask for it.
     *
     * @return letters, digits, '-', '_' and '.'; compared without regard to case
     */
    String name();

    /**
     * Other names for the same criterion.
     *
     * @return none unless overridden
     */
    default List<String> aliases() {
        return Collections.emptyList();
    }

    /**
     * What it looks at, for lists.
     *
     * @return one line
     */
    String description();

    /**
     * What users can set, as in {@code name:option=value}.
     *
     * @return none unless overridden
     */
    default List<CriterionOption> options() {
        return Collections.emptyList();
    }

    /**
     * The threshold where the user gives none.
     *
     * @return a number that the stability function accepts
     */
    double defaultThreshold();

    /**
     * How the vector of stability values is compared with the threshold.
     *
     * @return one of the constants of {@link StabilityFunction}, or one's own
     */
    StabilityFunction stabilityFunction();

    /**
     * Creates the computation for one benchmark.
     *
     * @param options a value for each of {@link #options()}, each within its range, and the seed of the run
     * @return a new instance
     */
    StabilityValue stabilityValue(CriterionOptions options);
}
