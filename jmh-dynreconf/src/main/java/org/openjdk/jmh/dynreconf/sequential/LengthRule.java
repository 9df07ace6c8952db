package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/**
 * How long forks are to be whose ratio is wanted: as short as the ratio allows. A ratio bears what a score does not, since
 * what is not warm yet is so on both sides, and shorter forks are cheaper by more than they scatter more. But sides may
 * warm up differently. So blocks begin with short forks, and as soon as the ratio is known to move within them, later
 * blocks get forks that are twice as long, up to a bound. Immutable; for all benchmarks with the same settings.
 *
 * <p>In each block, the ratio of the second half of the measurement by that of the first half is one value, whose
 * logarithm is 0 on average where the ratio stays. Student's test of these values is repeated after each block, at levels
 * that keep the error of the comparison over all blocks. What forks share, and all that two halves of one fork share,
 * drops out of it.
 */
public final class LengthRule {

    /** That of {@link Boundary}; blocks with forks that are too short should be known early. */
    private static final double SHAPE = 0.35;

    private final SequentialLevels levels;
    private final int firstLook;
    private final int mostBlocks;
    private final int shortest;
    private final int longestWarmup;
    private final int longestMeasurement;

    /**
     * A rule.
     *
     * @param settings           of the comparison: confidence and numbers of blocks
     * @param shortest           warmup iterations of the first blocks' forks, and as many measured ones; 2 or more, as a
     *                           single one has no halves
     * @param longestWarmup      warmup iterations that a fork may have, 0 or more
     * @param longestMeasurement measurement iterations that a fork may have, 1 or more
     * @throws IllegalArgumentException if one is out of range
     */
    public LengthRule(SequentialSettings settings, int shortest, int longestWarmup, int longestMeasurement) {
        if (shortest < 2 || longestWarmup < 0 || longestMeasurement < 1) {
            throw new IllegalArgumentException("forks from " + shortest + " to " + longestWarmup + " + "
                    + longestMeasurement + " iterations: at least 2, 0 and 1");
        }
        this.mostBlocks = settings.mostBlocks();
        this.firstLook = Math.min(settings.firstLook(), mostBlocks);
        this.levels = SequentialLevels.of(1 - settings.comparison().confidence(), firstLook, mostBlocks, SHAPE);
        this.shortest = shortest;
        this.longestWarmup = longestWarmup;
        this.longestMeasurement = longestMeasurement;
    }

    /**
     * Starts with the forks of one benchmark.
     *
     * @return lengths for its first block
     */
    public ForkLength start() {
        return new ForkLength(this);
    }

    /** Whether there is a test after so many values. */
    boolean looksAt(int values) {
        return firstLook <= values && values <= mostBlocks;
    }

    /** The level of the test after so many values. */
    double levelAt(int values) {
        return levels.at(values);
    }

    int warmup(int doublings) {
        return (int) Math.min(longestWarmup, (long) shortest << doublings);
    }

    int measurement(int doublings) {
        return (int) Math.min(longestMeasurement, (long) shortest << doublings);
    }

    /** Whether forks can be longer. */
    boolean canDouble(int doublings) {
        return warmup(doublings) < longestWarmup || measurement(doublings) < longestMeasurement;
    }
}
