package org.openjdk.jmh.dynreconf.sequential;

import java.util.Objects;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;

/** Holds the settings of a sequence of looks; immutable. Each {@code with} method returns a changed copy. */
public final class SequentialSettings {

    /** The default maximum number of blocks. */
    public static final int MOST_BLOCKS = 20;

    /** After how many blocks the first look is taken: of fewer, the scatter is hardly known. */
    public static final int FIRST_LOOK = 3;

    /** The number of blocks of an early look, which may find that both sides are the same. */
    private static final int EARLY_LOOK = 2;

    /** Below this chance of a verdict within the bound, going on is futile. */
    public static final double FUTILITY = 0.05;

    /** The factor by which rare forks, which few blocks may not have shown, are slower or faster than all others. */
    public static final double RARE_FORK = 3;

    private static final SequentialSettings STANDARD = new SequentialSettings(ComparisonSettings.standard(), FIRST_LOOK,
            MOST_BLOCKS, FUTILITY, RARE_FORK, false, 0);

    private final ComparisonSettings comparison;
    private final int firstLook;
    private final int mostBlocks;
    private final double futility;
    private final double rareFork;
    private final boolean simultaneous;
    private final double earlySameness;

    private SequentialSettings(ComparisonSettings comparison, int firstLook, int mostBlocks, double futility,
                               double rareFork, boolean simultaneous, double earlySameness) {
        this.comparison = comparison;
        this.firstLook = firstLook;
        this.mostBlocks = mostBlocks;
        this.futility = futility;
        this.rareFork = rareFork;
        this.simultaneous = simultaneous;
        this.earlySameness = earlySameness;
    }

    /**
     * {@return the defaults: those of comparisons, the first look after {@value #FIRST_LOOK} blocks, at most {@value
     * #MOST_BLOCKS} blocks, futile below a probability of {@value #FUTILITY}}
     */
    public static SequentialSettings standard() {
        return STANDARD;
    }

    /**
     * Returns a copy with other settings of the comparison.
     *
     * @param settings tolerance, resolution, and the confidence, which is to hold over all looks; the method is the
     *                 rule's own
     */
    public SequentialSettings withComparison(ComparisonSettings settings) {
        return new SequentialSettings(Objects.requireNonNull(settings, "comparison"), firstLook, mostBlocks, futility,
                rareFork, simultaneous, earlySameness);
    }

    /**
     * Returns a copy with another first look.
     *
     * @param blocks complete ones before the first decision, 3 or more
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withFirstLook(int blocks) {
        if (blocks < 3) {
            throw new IllegalArgumentException("a first interim analysis after " + blocks
                    + ": it takes at least 3 pairs to estimate the variation");
        }
        return new SequentialSettings(comparison, blocks, mostBlocks, futility, rareFork, simultaneous, earlySameness);
    }

    /**
     * Returns a copy with another bound.
     *
     * @param blocks at most, lost ones included, 3 or more; or 2, where {@linkplain #withEarlySameness two can say}
     *               that both sides are the same, and nothing else
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withMostBlocks(int blocks) {
        int fewest = earlySameness > 0 ? EARLY_LOOK : FIRST_LOOK;
        if (blocks < fewest) {
            throw new IllegalArgumentException("at most " + blocks + ": it takes at least " + fewest
                    + " pairs to estimate the variation");
        }
        return new SequentialSettings(comparison, firstLook, blocks, futility, rareFork, simultaneous, earlySameness);
    }

    /**
     * Returns a copy with another threshold of futility.
     *
     * @param chance of a verdict within the bound, below which no further block is run; 0, where none is ever futile,
     *               to below 1
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withFutility(double chance) {
        if (!(chance >= 0 && chance < 1)) {
            throw new IllegalArgumentException("futility " + chance + " is not from 0 to below 1");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, chance, rareFork, simultaneous,
                earlySameness);
    }

    /**
     * Returns a copy with other rare forks that a change among many benchmarks is not to depend on.
     *
     * @param factor how many times as slow, or as fast, as all others they are, 1 or more; 1 where there are none, as
     *               of counts, of which no change waits for further blocks
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withRareFork(double factor) {
        if (!(factor >= 1 && factor < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("rare forks " + factor + " times as slow: it must be 1 or more");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, factor, simultaneous,
                earlySameness);
    }

    /** {@return a copy for blocks whose two forks run at the same time, so that their iterations are pairs, too} */
    public SequentialSettings withSimultaneousForks() {
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, rareFork, true, earlySameness);
    }

    /**
     * Returns a copy with a look at two blocks that can say no more than that both sides are the same. It is for forks
     * that scatter far less than the tolerance, since two pairs leave a single degree of freedom.
     *
     * @param share of {@link #samenessLevel()} that is spent there, from 0, where there is no such look, to below 1;
     *              later looks have the rest
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withEarlySameness(double share) {
        if (!(share >= 0 && share < 1)) {
            throw new IllegalArgumentException("a share " + share + " of the level is not from 0 to below 1");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, rareFork, simultaneous, share);
    }

    /** {@return tolerance, resolution, and the confidence over all looks} */
    public ComparisonSettings comparison() {
        return comparison;
    }

    /** {@return the error level over all looks, 1 − confidence} */
    public double level() {
        return 1 - comparison.confidence();
    }

    /**
     * {@return the error level, over all looks, of either limit of the interval that must be within the tolerance for
     * the verdict same: twice {@link #level()}, as beyond the tolerance only one limit can be wrong}
     */
    public double samenessLevel() {
        return Math.min(2 * level(), (1 + level()) / 2);
    }

    /**
     * {@return the number of complete blocks before the first look, 3 or more} A lower maximum of blocks replaces it,
     * unless that is 2, after which only an early look can decide.
     */
    public int firstLook() {
        return Math.max(FIRST_LOOK, Math.min(firstLook, mostBlocks));
    }

    /**
     * {@return the number of complete blocks before the earliest verdict, 2 or more: that of the first look, or 2 if an
     * early look may say that both sides are the same}
     */
    public int fewestBlocks() {
        return earlySameness > 0 ? Math.min(EARLY_LOOK, firstLook()) : firstLook();
    }

    /** {@return the maximum number of blocks, lost ones included: 3 or more, or 2 with an early look} */
    public int mostBlocks() {
        return mostBlocks;
    }

    /** {@return the probability of a verdict below which no further block runs, from 0 to below 1} */
    public double futility() {
        return futility;
    }

    /** {@return the factor by which rare forks are slower or faster than all others, 1 or more; 1 if there are none} */
    public double rareFork() {
        return rareFork;
    }

    /**
     * {@return the share of {@link #samenessLevel()} spent by a look at two blocks, which can only say that both sides
     * are the same; from 0, no such look, to below 1}
     */
    public double earlySameness() {
        return earlySameness;
    }

    /** {@return whether the two forks of a block run at the same time instead of one after the other} */
    public boolean isOfSimultaneousForks() {
        return simultaneous;
    }
}
