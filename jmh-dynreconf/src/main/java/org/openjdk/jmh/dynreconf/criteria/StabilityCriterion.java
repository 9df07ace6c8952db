package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A stability criterion: the rule that users name, and the maker of judges that apply it to benchmarks.
 *
 * <p>To add one, implement this interface in a public class with a public constructor without parameters and name that
 * class in {@code META-INF/services/org.openjdk.jmh.dynreconf.criteria.StabilityCriterion}. Instances describe the
 * criterion and hold no state of a benchmark; that is what {@link #judge} creates. Who wants to compute a value from
 * measurements and see whether it stays the same extends
 * {@link org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion} instead.
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
     * Looks for options that contradict each other.
     *
     * @param options a value for each of {@link #options()}, each within its range
     * @return one phrase that says what is wrong and what would be right; empty unless overridden
     */
    default Optional<String> contradiction(CriterionOptions options) {
        return Optional.empty();
    }

    /**
     * How the figure of a judgement is compared with the threshold.
     *
     * @return with the threshold that holds where the user gives none
     */
    Threshold threshold();

    /**
     * Whether the criterion has a say in when a phase ends. One that judges {@link Phase#MEASUREMENT} lets the
     * measurement slide: while it does not hold, the oldest measurement iteration becomes warmup and another one is
     * measured.
     *
     * @param phase what may end
     * @return whether its judges are to be asked
     */
    boolean judges(Phase phase);

    /**
     * Whether earlier runs of a benchmark may have a say beside its judges. That asks two things of them: that the figure
     * of a {@link Phase#MEASUREMENT} is the relative deviation that they expect of it, to which what a history knows is
     * added; and that the figure of {@link Phase#FORKS} is the relative half width of Student's interval.
     *
     * @return false unless overridden
     */
    default boolean usesHistory() {
        return false;
    }

    /**
     * Returns the class that implements the criterion, which messages name.
     *
     * @return the class of this object; a criterion that wraps another one returns the class of that one
     */
    default Class<?> author() {
        return getClass();
    }

    /**
     * Creates the judge of one benchmark.
     *
     * @param setup options, threshold, and what else there is to know of the run
     * @return a new instance
     */
    Judge judge(JudgeSetup setup);
}
