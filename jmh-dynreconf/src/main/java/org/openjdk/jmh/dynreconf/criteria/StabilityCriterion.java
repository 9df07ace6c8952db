package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Defines a stability criterion: the rule that users name, which creates judges that apply it to benchmarks.
 *
 * <p>To add one, implement this interface in a public class with a public constructor without parameters, and name that
 * class in {@code META-INF/services/org.openjdk.jmh.dynreconf.criteria.StabilityCriterion}. Instances describe the
 * criterion and hold no state of a benchmark; {@link #judge} creates that. To compute a value from measurements and see
 * whether it stays the same, extend {@link org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion} instead.
 */
public interface StabilityCriterion {

    /** {@return the name that users type: letters, digits, '-', '_' and '.', compared without regard to case} */
    String name();

    /** {@return other names of the same criterion; none unless overridden} */
    default List<String> aliases() {
        return Collections.emptyList();
    }

    /** {@return one line of description for lists} */
    String description();

    /** {@return the options that users can set by {@code name:option=value}; none unless overridden} */
    default List<CriterionOption> options() {
        return Collections.emptyList();
    }

    /**
     * {@return a phrase that says how options contradict each other and what would be right; empty unless overridden}
     *
     * @param options a value for each of {@link #options()}, each within its range
     */
    default Optional<String> contradiction(CriterionOptions options) {
        return Optional.empty();
    }

    /** {@return how the figure of a judgement is compared with the threshold, with the default threshold} */
    Threshold threshold();

    /**
     * {@return whether the criterion decides when a phase ends, so that its judges are called for it} A criterion of
     * {@link Phase#MEASUREMENT} lets the measurement slide: while it does not hold, the oldest measurement iteration
     * becomes warmup and another one is measured.
     *
     * @param phase that could end
     */
    boolean judges(Phase phase);

    /**
     * {@return whether earlier runs of a benchmark contribute to decisions; false unless overridden} If true, the
     * figure of {@link Phase#MEASUREMENT} must be the relative deviation that the judge expects, to which that of the
     * history is added, and the figure of {@link Phase#FORKS} must be the relative half-width of Student's interval.
     */
    default boolean usesHistory() {
        return false;
    }

    /** {@return the class that implements the criterion, for messages; a wrapper returns the wrapped class} */
    default Class<?> author() {
        return getClass();
    }

    /**
     * {@return a new judge of one benchmark}
     *
     * @param setup options, threshold, and other properties of the run
     */
    Judge judge(JudgeSetup setup);
}
