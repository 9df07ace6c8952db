package org.openjdk.jmh.dynreconf.sequential;

import java.util.Objects;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;

/** What a sequence of looks asks; immutable. Each {@code with} method gives a changed copy. */
public final class SequentialSettings {

    /** How many blocks there are at most, where nobody says otherwise. */
    public static final int MOST_BLOCKS = 20;

    /** After how many blocks the first look is taken: of fewer, the scatter is hardly known. */
    public static final int FIRST_LOOK = 3;

    /** After how many blocks sides can be told to be the same, where they may be earlier than at the first look. */
    private static final int EARLY_LOOK = 2;

    /** Below this chance of a verdict within the bound, going on is futile. */
    public static final double FUTILITY = 0.05;

    /** How many times as slow, or as fast, as all others forks are that few blocks may not have shown. */
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
     * The defaults: those of comparisons, a first look after {@value #FIRST_LOOK} blocks, {@value #MOST_BLOCKS} blocks
     * at most, futile below a chance of {@value #FUTILITY}.
     *
     * @return the settings
     */
    public static SequentialSettings standard() {
        return STANDARD;
    }

    /**
     * With other settings of the comparison.
     *
     * @param settings tolerance, resolution, and the confidence, which is to hold over all looks; the method is the
     *                 rule's own
     * @return a copy
     */
    public SequentialSettings withComparison(ComparisonSettings settings) {
        return new SequentialSettings(Objects.requireNonNull(settings, "comparison"), firstLook, mostBlocks, futility,
                rareFork, simultaneous, earlySameness);
    }

    /**
     * With another first look.
     *
     * @param blocks complete ones before the first decision, 3 or more
     * @return a copy
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withFirstLook(int blocks) {
        if (blocks < 3) {
            throw new IllegalArgumentException("a first look after " + blocks + ": of fewer than 3 blocks the scatter "
                    + "is hardly known");
        }
        return new SequentialSettings(comparison, blocks, mostBlocks, futility, rareFork, simultaneous, earlySameness);
    }

    /**
     * With another bound.
     *
     * @param blocks at most, lost ones included, 3 or more; or 2, where {@linkplain #withEarlySameness two can say} that both
     *               sides are the same, and nothing else
     * @return a copy
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withMostBlocks(int blocks) {
        int fewest = earlySameness > 0 ? EARLY_LOOK : FIRST_LOOK;
        if (blocks < fewest) {
            throw new IllegalArgumentException("at most " + blocks + ": of fewer than " + fewest
                    + " blocks the scatter is hardly known");
        }
        return new SequentialSettings(comparison, firstLook, blocks, futility, rareFork, simultaneous, earlySameness);
    }

    /**
     * With another threshold of futility.
     *
     * @param chance of a verdict within the bound, below which no further block is run; 0, where none is ever futile,
     *               to below 1
     * @return a copy
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
     * With other rare forks that a change among many benchmarks is not to depend on.
     *
     * @param factor how many times as slow, or as fast, as all others they are, 1 or more; 1 where there are none, as of counts,
     *               of which no change waits for further blocks
     * @return a copy
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withRareFork(double factor) {
        if (!(factor >= 1 && factor < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("rare forks " + factor + " times as slow: it must be 1 or more");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, factor, simultaneous,
                earlySameness);
    }

    /**
     * With forks that run at the same time, each block's two side by side: then their iterations are pairs, too.
     *
     * @return a copy
     */
    public SequentialSettings withSimultaneousForks() {
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, rareFork, true, earlySameness);
    }

    /**
     * With a look at two blocks that can say no more than that both sides are the same. It is for forks that scatter far less
     * than the tolerance, since two pairs leave a single degree of freedom.
     *
     * @param share of {@link #samenessLevel()} that is spent there, from 0, where there is no such look, to below 1; later
     *              looks have the rest
     * @return a copy
     * @throws IllegalArgumentException if it is out of range
     */
    public SequentialSettings withEarlySameness(double share) {
        if (!(share >= 0 && share < 1)) {
            throw new IllegalArgumentException("a share " + share + " of the level is not from 0 to below 1");
        }
        return new SequentialSettings(comparison, firstLook, mostBlocks, futility, rareFork, simultaneous, share);
    }

    /**
     * Tolerance, resolution, and the confidence over all looks.
     *
     * @return the settings of the comparison
     */
    public ComparisonSettings comparison() {
        return comparison;
    }

    /**
     * How often all looks together may be wrong: one minus the confidence.
     *
     * @return between 0 and 1
     */
    public double level() {
        return 1 - comparison.confidence();
    }

    /**
     * How often all looks together may miss the ratio with either end of the interval that has to lie within the tolerance for
     * the verdict same: twice {@link #level()}, as beyond the tolerance only one end can be wrong.
     *
     * @return between 0 and 1
     */
    public double samenessLevel() {
        return Math.min(2 * level(), (1 + level()) / 2);
    }

    /**
     * After how many complete blocks the first decision is taken.
     *
     * @return 3 or more; where the bound is lower, that counts, unless it is 2, which no decision but an early one is taken after
     */
    public int firstLook() {
        return Math.max(FIRST_LOOK, Math.min(firstLook, mostBlocks));
    }

    /**
     * After how many complete blocks there may be a verdict: those of the first look, or two, where those can say that both sides
     * are the same.
     *
     * @return 2 or more
     */
    public int fewestBlocks() {
        return earlySameness > 0 ? Math.min(EARLY_LOOK, firstLook()) : firstLook();
    }

    /**
     * How many blocks there are at most, lost ones included.
     *
     * @return 3 or more, or 2 with an early look
     */
    public int mostBlocks() {
        return mostBlocks;
    }

    /**
     * The chance of a verdict below which no further block is run.
     *
     * @return from 0 to below 1
     */
    public double futility() {
        return futility;
    }

    /**
     * How many times as slow, or as fast, as all others rare forks are.
     *
     * @return 1 or more; 1 where there are none
     */
    public double rareFork() {
        return rareFork;
    }

    /**
     * Which share of {@link #samenessLevel()} a look at two blocks has, which can only say that both sides are the same.
     *
     * @return from 0, where there is none, to below 1
     */
    public double earlySameness() {
        return earlySameness;
    }

    /**
     * Whether the forks of a block run at the same time.
     *
     * @return false where one runs after the other
     */
    public boolean isOfSimultaneousForks() {
        return simultaneous;
    }
}
