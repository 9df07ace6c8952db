package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.statistics.OverallLevels;

/**
 * Holds the confidence of each look, so that all of them together keep the requested one. Immutable; it depends on
 * settings alone, and so is the same for all benchmarks of a run.
 */
final class Boundary {

    private final double level;
    private final double samenessLevel;
    private final double earlyLevel;
    private final OverallLevels levels;
    private final int fewestBlocks;
    private final int firstLook;
    private final int mostBlocks;
    private final RareForks rareForks;

    Boundary(SequentialSettings settings) {
        level = settings.level();
        earlyLevel = settings.earlySameness() * settings.samenessLevel();
        samenessLevel = settings.samenessLevel() - earlyLevel;
        fewestBlocks = settings.fewestBlocks();
        firstLook = settings.firstLook();
        mostBlocks = settings.mostBlocks();
        rareForks = new RareForks(settings.rareFork());
        levels = OverallLevels.of(firstLook, Math.max(firstLook, mostBlocks));
    }

    /** Complete blocks at the first look, be it an early one. */
    int fewestBlocks() {
        return fewestBlocks;
    }

    /** Complete blocks at the first look. */
    int firstLook() {
        return firstLook;
    }

    /** Blocks at the last look. */
    int mostBlocks() {
        return mostBlocks;
    }

    /** Returns the level over all looks from the settings. */
    double level() {
        return level;
    }

    /** Returns the smallest level over all looks at which a look with this p-value rejects. */
    double overall(double pValue, int complete) {
        return levels.overall(pValue, complete);
    }

    /** Returns the probability that forks that have not run would cancel a change. */
    double doubt(double ratio, int complete) {
        return rareForks.pValue(ratio, complete);
    }

    /** Returns the confidence of an interval that, over all looks, misses the ratio no more often than is allowed. */
    double changeAt(double allowed, int complete) {
        return 1 - levels.nominal(allowed, complete);
    }

    /** Returns whether there is a look at so few blocks, which can say no more than that sides are the same. */
    boolean isEarly(int complete) {
        return complete == fewestBlocks && complete < firstLook;
    }

    /**
     * Returns the confidence of an interval at that look each end of which may miss as often as the settings allow
     * there.
     */
    double earlySameness() {
        return 1 - earlyLevel;
    }

    /** Returns the same for an interval each end of which may miss as often as the other interval as a whole. */
    double samenessAt(int complete) {
        return 1 - levels.nominal(samenessLevel, complete);
    }
}
