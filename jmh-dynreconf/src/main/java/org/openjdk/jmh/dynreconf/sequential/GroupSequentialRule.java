package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/**
 * Repeated confidence intervals (Jennison and Turnbull, JRSS B 51, 1989) within a bound on blocks. A ratio is changed if the
 * interval excludes 1; if nothing has changed, that happens at any look with at most the level's probability. A ratio is the
 * same by two one-sided tests (Schuirmann 1987), each of which holds the level over all looks: whatever the ratio beyond the
 * tolerance, only one of them can be wrong.
 */
final class GroupSequentialRule implements DifferenceRule {

    static final GroupSequentialRule INSTANCE = new GroupSequentialRule();

    private GroupSequentialRule() {
    }

    @Override
    public DifferenceJudge judge(SequentialSettings settings, Direction direction) {
        return new GroupSequentialJudge(settings, direction, new Boundary(settings));
    }
}
