package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/**
 * Decides after each block whether two sides differ. At a confidence of 95 %, at most one in twenty sequences of
 * interim analyses ends with a wrong verdict, whatever the true ratio, if blocks are independent. This holds for whole
 * sequences, not for each analysis.
 */
@FunctionalInterface
public interface DifferenceRule {

    /** Creates the judge of one benchmark. */
    DifferenceJudge judge(SequentialSettings settings, Direction direction);

    /** Returns the rule of the product: {@link GroupSequentialJudge}. */
    static DifferenceRule standard() {
        return GroupSequentialJudge::new;
    }
}
