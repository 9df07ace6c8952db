package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/**
 * At which confidence each look has to be taken, so that all of them together keep the one asked for. Immutable; it
 * depends on settings alone, and so is the same for all benchmarks of a run.
 */
final class Boundary {

    private final double level;
    private final SequentialLevels change;
    private final SequentialLevels sameness;
    private final int firstLook;
    private final int mostBlocks;

    Boundary(SequentialSettings settings) {
        level = 1 - settings.comparison().confidence();
        firstLook = settings.firstLook();
        mostBlocks = settings.mostBlocks();
        change = SequentialLevels.of(level, firstLook, mostBlocks);
        sameness = SequentialLevels.of(Math.min(2 * level, (1 + level) / 2), firstLook, mostBlocks);
    }

    /** Whether other settings have the same one. */
    boolean isOf(SequentialSettings settings) {
        return level == 1 - settings.comparison().confidence() && firstLook == settings.firstLook()
                && mostBlocks == settings.mostBlocks();
    }

    /** Complete blocks at the first look. */
    int firstLook() {
        return firstLook;
    }

    /** Blocks at the last look. */
    int mostBlocks() {
        return mostBlocks;
    }

    /** The confidence of an interval that, over all looks, misses the ratio no more often than is allowed. */
    double changeAt(int complete) {
        return 1 - change.at(complete);
    }

    /** The same for an interval each end of which may miss as often as the other interval as a whole. */
    double samenessAt(int complete) {
        return 1 - sameness.at(complete);
    }
}
