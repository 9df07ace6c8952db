package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/** The rule of group sequential comparisons; {@link GroupSequentialJudge} describes it. */
final class GroupSequentialRule implements DifferenceRule {

    static final GroupSequentialRule INSTANCE = new GroupSequentialRule();

    private GroupSequentialRule() {
    }

    @Override
    public DifferenceJudge judge(SequentialSettings settings, Direction direction) {
        return new GroupSequentialJudge(settings, direction, new Boundary(settings));
    }
}
