package org.openjdk.jmh.dynreconf.sequential;

import java.util.Objects;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/** Holds the settings of interim analyses (looks); immutable. Each {@code with} method returns a changed copy. */
public final class SequentialSettings {

    /** The default maximum number of blocks. */
    public static final int MOST_BLOCKS = 20;

    /** The number of blocks before the first look; the variation of fewer is hardly known. */
    public static final int FIRST_LOOK = 3;

    /** The number of blocks before an early look, which may only find equivalence. */
    private static final int EARLY_LOOK = 2;

    /** The probability of a verdict within the bound below which going on is futile. */
    public static final double FUTILITY = 0.05;

    /** The factor by which rare forks, which few blocks may not have shown, are slower or faster than all others. */
    public static final double RARE_FORK = 3;

    /**
     * The {@linkplain #withShape shape} for pairs of forks that differ by 1 or 2 %: all looks have the same level (Pocock,
     * Biometrika 64, 1977). Of such pairs, a few decide, and those that need all looks are rare.
     */
    public static final double FOR_SMALL_VARIATION = 0.5;

    private static final SequentialSettings STANDARD = new SequentialSettings(ComparisonSettings.standard(), FIRST_LOOK,
            MOST_BLOCKS, FUTILITY, RARE_FORK, false, 0, SequentialLevels.SHAPE);

    private final ComparisonSettings comparison;
    private final int firstLook;
    private final int mostBlocks;
    final double futility;
    /** The factor by which rare forks are slower or faster than all others, 1 or more; 1 if there are none. */
    final double rareFork;
    private final boolean simultaneous;
    /** The share of {@link #samenessLevel()} that a look at two blocks spends; 0 for no such look. */
    final double earlySameness;
    /** The shape Δ of the boundary, from 0 to 1/2. */
    final double shape;

    private SequentialSettings(ComparisonSettings comparison, int firstLook, int mostBlocks, double futility,
                               double rareFork, boolean simultaneous, double earlySameness, double shape) {
        this.comparison = comparison;
        this.firstLook = firstLook;
        this.mostBlocks = mostBlocks;
        this.futility = futility;
        this.rareFork = rareFork;
        this.simultaneous = simultaneous;
        this.earlySameness = earlySameness;
        this.shape = shape;
    }

    /**
     * Returns the defaults: those of comparisons, the first look after {@value #FIRST_LOOK} blocks, at most {@value
     * #MOST_BLOCKS} blocks, futile below a probability of {@value #FUTILITY}.
     */
    public static SequentialSettings standard() {
        return STANDARD;
    }

    /**
     * Returns a copy with other settings of the comparison. Its confidence holds over all looks; its method is ignored
     * unless it is one of pairs.
     */
    public SequentialSettings withComparison(ComparisonSettings settings) {
        return new SequentialSettings(Objects.requireNonNull(settings, "comparison"), firstLook, mostBlocks, futility,
                rareFork, simultaneous, earlySameness, shape);
    }

    /**
     * Returns a copy with another number of complete blocks before the first look, 3 or more.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withFirstLook(int blocks) {
        if (blocks < 3) {
            throw new IllegalArgumentException("a first interim analysis after " + blocks
                    + ": it takes at least 3 pairs to estimate the variation");
        }
        return new SequentialSettings(comparison, blocks, mostBlocks, futility, rareFork, simultaneous, earlySameness,
                shape);
    }

    /**
     * Returns a copy with another maximum number of blocks, lost ones included: 3 or more, or 2 {@linkplain
     * #withEarlySameness with an early look}.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withMostBlocks(int blocks) {
        int fewest = earlySameness > 0 ? EARLY_LOOK : FIRST_LOOK;
        if (blocks < fewest) {
            throw new IllegalArgumentException("it takes at least " + fewest + " pairs to estimate the variation");
        }
        return new SequentialSettings(comparison, firstLook, blocks, futility, rareFork, simultaneous, earlySameness,
                shape);
    }

    /**
     * Returns a copy with another futility bound, from 0, never futile, to below 1.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withFutility(double chance) {
        if (!(chance >= 0 && chance < 1)) {
            throw new IllegalArgumentException("futility " + chance + " is not from 0 to below 1");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, chance, rareFork, simultaneous,
                earlySameness, shape);
    }

    /**
     * Returns a copy with other rare forks, on which a change among many benchmarks must not depend.
     *
     * @param factor by which they are slower or faster than all others, 1 or more; 1 if there are none, as for counts
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withRareFork(double factor) {
        if (!(factor >= 1 && factor < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("rare forks " + factor + " times as slow: it must be 1 or more");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, factor, simultaneous,
                earlySameness, shape);
    }

    /** Returns a copy for blocks whose two forks run at the same time, so that their iterations are pairs, too. */
    public SequentialSettings withSimultaneousForks() {
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, rareFork, true, earlySameness,
                shape);
    }

    /**
     * Returns a copy with a look at two blocks that can only find equivalence. It is for forks that vary far less than
     * the tolerance, since two pairs leave a single degree of freedom.
     *
     * @param share of {@link #samenessLevel()} that is spent there, from 0, no such look, to below 1; later looks have
     * the rest
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withEarlySameness(double share) {
        if (!(share >= 0 && share < 1)) {
            throw new IllegalArgumentException("a share " + share + " of the level is not from 0 to below 1");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, rareFork, simultaneous, share,
                shape);
    }

    /**
     * Returns a copy with another shape Δ of the boundary, from 0 to 1/2: {@value #FOR_SMALL_VARIATION} decides early,
     * lower values find more at the last looks (Wang and Tsiatis, Biometrics 43, 1987).
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withShape(double delta) {
        if (!(delta >= 0 && delta <= FOR_SMALL_VARIATION)) {
            throw new IllegalArgumentException("a boundary of shape " + delta + " is not from 0 to 0.5");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, rareFork, simultaneous,
                earlySameness, delta);
    }

    public ComparisonSettings comparison() {
        return comparison;
    }

    /** Returns the error level over all looks, 1 − confidence. */
    public double level() {
        return 1 - comparison.confidence();
    }

    /**
     * Returns the error level, over all looks, of either limit of the interval that must be within the tolerance for
     * the verdict same: twice {@link #level()}, because beyond the tolerance only one limit can be wrong.
     */
    public double samenessLevel() {
        return Math.min(2 * level(), (1 + level()) / 2);
    }

    /**
     * Returns the number of complete blocks before the first look, 3 or more. A lower maximum of blocks replaces it,
     * unless that is 2, after which only an early look can decide.
     */
    public int firstLook() {
        return Math.max(FIRST_LOOK, Math.min(firstLook, mostBlocks));
    }

    /** Returns the number of complete blocks before the earliest verdict, 2 or more. */
    public int fewestBlocks() {
        return earlySameness > 0 ? Math.min(EARLY_LOOK, firstLook()) : firstLook();
    }

    /** Returns the maximum number of blocks, lost ones included. */
    public int mostBlocks() {
        return mostBlocks;
    }

    public boolean isOfSimultaneousForks() {
        return simultaneous;
    }
}
