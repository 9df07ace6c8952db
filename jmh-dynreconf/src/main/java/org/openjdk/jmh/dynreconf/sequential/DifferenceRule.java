package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/**
 * A rule that decides after each block whether two sides differ. At a confidence of 95 %, at most one in twenty sequences of
 * looks may end with a wrong verdict, wherever the true ratio lies, if blocks are independent. That holds for whole sequences
 * rather than single looks.
 */
@FunctionalInterface
public interface DifferenceRule {

    /**
     * Creates the judge of one benchmark.
     *
     * @param settings  tolerance, confidence, and bounds on blocks
     * @param direction which values are better
     */
    DifferenceJudge judge(SequentialSettings settings, Direction direction);

    /** Returns the rule of the product. It is one for all, as its judges share a boundary that takes a while to compute. */
    static DifferenceRule standard() {
        return GroupSequentialRule.INSTANCE;
    }
}
