package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/** The default: a repeated confidence interval within a bound on blocks. */
final class GroupSequentialRule implements DifferenceRule {

    @Override
    public String name() {
        return "group-sequential";
    }

    @Override
    public String description() {
        return "Repeated Student intervals of the ratio of forks in pairs, at a level shared by all looks";
    }

    @Override
    public DifferenceJudge judge(SequentialSettings settings, Direction direction) {
        return new GroupSequentialJudge(settings, direction);
    }
}
