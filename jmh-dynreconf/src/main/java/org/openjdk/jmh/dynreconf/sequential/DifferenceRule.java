package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/**
 * Decides after each block whether two sides differ: the rule that users name, and the factory of its judges. At a
 * confidence of 95 % and with independent blocks, at most one in twenty sequences of looks may end in a wrong verdict,
 * whatever the true ratio.
 *
 * <p>To add one, implement this interface in a public class with a public constructor without parameters and name that
 * class in {@code META-INF/services/org.openjdk.jmh.dynreconf.sequential.DifferenceRule}. Instances hold no state of a
 * benchmark; {@link #judge} creates it.
 */
public interface DifferenceRule {

    /** {@return the name that users type: letters, digits, '-', '_' and '.', compared without regard to case} */
    String name();

    /** {@return one line of description for lists} */
    String description();

    /**
     * Creates the judge of one benchmark.
     *
     * @param settings  tolerance, confidence, and bounds on blocks
     * @param direction which values are better
     * @return a new instance
     */
    DifferenceJudge judge(SequentialSettings settings, Direction direction);
}
