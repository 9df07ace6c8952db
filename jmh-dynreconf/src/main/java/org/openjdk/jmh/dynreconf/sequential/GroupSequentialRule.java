package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.comparison.Direction;

/**
 * The default: repeated confidence intervals (Jennison and Turnbull, JRSS B 51, 1989) within a bound on blocks. A ratio is
 * changed where the interval excludes 1, which happens at any look with the level's probability at most if nothing has
 * changed; it is the same by two one-sided tests (Schuirmann 1987), each of which holds the level over all looks: whatever
 * the ratio beyond the tolerance, only one of them can be wrong.
 */
final class GroupSequentialRule implements DifferenceRule {

    @Override
    public String name() {
        return "group-sequential";
    }

    @Override
    public String description() {
        return "Intervals after each block, within a bound on blocks, at a level that all looks share";
    }

    @Override
    public DifferenceJudge judge(SequentialSettings settings, Direction direction) {
        return new GroupSequentialJudge(settings, direction, new Boundary(settings));
    }
}
