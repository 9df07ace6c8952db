package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.statistics.OverallLevels;

/**
 * Computes the confidence of each interim analysis, so that all of them together keep the requested one. Immutable; it
 * depends on settings alone, and so is the same for all benchmarks of a run.
 */
final class Boundary {

    /** The error level over all analyses. */
    final double level;
    private final double samenessLevel;
    private final double earlyLevel;
    private final OverallLevels levels;
    /** The number of complete blocks at the first analysis, perhaps an early one. */
    final int fewestBlocks;
    /** The number of complete blocks at the first analysis that is not early. */
    final int firstLook;
    /** The number of blocks at the last analysis. */
    final int mostBlocks;
    private final RareForks rareForks;
    /** The number of complete blocks at an analysis that has all of the level that is left; 0 if none has it. */
    private final int end;

    Boundary(SequentialSettings settings) {
        this(settings, 0);
    }

    /** @param end complete blocks of a run that ends with them for a reason that no block affects; 0 if it goes on */
    Boundary(SequentialSettings settings, int end) {
        level = settings.level();
        earlyLevel = settings.earlySameness * settings.samenessLevel();
        samenessLevel = settings.samenessLevel() - earlyLevel;
        fewestBlocks = settings.fewestBlocks();
        firstLook = settings.firstLook();
        mostBlocks = settings.mostBlocks();
        rareForks = new RareForks(settings.rareFork);
        levels = OverallLevels.of(firstLook, Math.max(firstLook, mostBlocks), settings.shape);
        this.end = end;
    }

    /** Returns the smallest level over all analyses at which an analysis with this p-value rejects. */
    double overallLevel(double pValue, int complete) {
        return complete == end ? levels.overallAtEnd(pValue, complete) : levels.overall(pValue, complete);
    }

    /** Returns the p-value of the explanation that forks not yet observed would cancel a change. */
    double rareForkPValue(double ratio, int complete) {
        return rareForks.pValue(ratio, complete);
    }

    /** Returns the confidence of an interval that misses the ratio, over all analyses, as often as allowed. */
    double changeConfidence(double allowed, int complete) {
        return 1 - nominal(allowed, complete);
    }

    private double nominal(double allowed, int complete) {
        return complete == end ? levels.nominalAtEnd(allowed, complete) : levels.nominal(allowed, complete);
    }

    /** Returns whether this is an early analysis, which can only find equivalence. */
    boolean isEarly(int complete) {
        return complete == fewestBlocks && complete < firstLook;
    }

    /** Returns the confidence of the interval at the early analysis; the settings bound the error of each limit. */
    double earlySamenessConfidence() {
        return 1 - earlyLevel;
    }

    /** Returns the confidence of the interval for equivalence, whose limits have error levels over all analyses. */
    double samenessConfidence(int complete) {
        return 1 - nominal(samenessLevel, complete);
    }
}
