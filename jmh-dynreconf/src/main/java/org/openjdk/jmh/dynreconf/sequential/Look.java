package org.openjdk.jmh.dynreconf.sequential;

import java.util.Objects;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds the state of a comparison after a block; immutable. */
public final class Look {

    private final int blocks;
    private final int complete;
    private final Verdict verdict;
    private final Interval ratio;
    private final Interval equivalence;
    private final double chance;
    private final @Nullable IntToDoubleFunction chances;
    private final @Nullable Stop stop;
    private final @Nullable String obstacle;
    private final @Nullable RatioEstimate estimate;

    private Look(int blocks, int complete, Verdict verdict, Interval ratio, Interval equivalence, double chance,
                 @Nullable IntToDoubleFunction chances, @Nullable Stop stop, @Nullable String obstacle,
                 @Nullable RatioEstimate estimate) {
        this.blocks = blocks;
        this.complete = complete;
        this.verdict = Objects.requireNonNull(verdict, "verdict");
        this.ratio = Objects.requireNonNull(ratio, "ratio");
        this.equivalence = Objects.requireNonNull(equivalence, "equivalence");
        this.chance = chance;
        this.chances = chances;
        this.stop = stop;
        this.obstacle = obstacle;
        this.estimate = estimate;
    }

    /**
     * Creates a look at comparable blocks.
     *
     * @param blocks   so far, 1 or more
     * @param complete how many of them have both sides
     * @param verdict  at this look
     * @param ratio    interval of the ratio candidate / baseline that holds over all looks
     * @return a look after which more blocks are needed
     */
    public static Look of(int blocks, int complete, Verdict verdict, Interval ratio) {
        return new Look(blocks, complete, verdict, ratio, ratio, Double.NaN, null, null, null, null);
    }

    /**
     * Returns the same with a reason to stop.
     *
     * @param reason why no further block is needed
     */
    public Look stopping(Stop reason) {
        return new Look(blocks, complete, verdict, ratio, equivalence, chance, chances,
                Objects.requireNonNull(reason, "reason"), obstacle, estimate);
    }

    /**
     * Returns the same with the interval of the tests for sameness.
     *
     * @param interval narrower than {@link #ratio()}
     */
    public Look withEquivalence(Interval interval) {
        return new Look(blocks, complete, verdict, ratio, interval, chance, chances, stop, obstacle, estimate);
    }

    /**
     * Returns the same with the chances of a verdict.
     *
     * @param probability within the bound, from 0 to 1
     * @param after       gives that after a number of further blocks
     */
    public Look withChances(double probability, IntToDoubleFunction after) {
        return new Look(blocks, complete, verdict, ratio, equivalence, probability,
                Objects.requireNonNull(after, "after"), stop, obstacle, estimate);
    }

    /**
     * Returns the same with what keeps blocks from being compared.
     *
     * @param reason one phrase, without a capital letter in front and a full stop behind
     */
    public Look withObstacle(String reason) {
        return new Look(blocks, complete, verdict, ratio, equivalence, chance, chances, stop,
                Objects.requireNonNull(reason, "reason"), estimate);
    }

    /**
     * Returns the same without a verdict, as something says that the blocks are not to be believed.
     *
     * @param reason one phrase, without a capital letter in front and a full stop behind
     * @return a copy; further blocks are futile where none was needed
     */
    public Look undecidable(String reason) {
        return new Look(blocks, complete, Verdict.UNDECIDED, ratio, equivalence, chance, chances,
                stop == Stop.DECIDED ? Stop.FUTILE : stop, Objects.requireNonNull(reason, "reason"), estimate);
    }

    /**
     * Returns the same with what all looks so far say at any level.
     *
     * @param ofAllLooks whose intervals and p-value hold over all looks
     */
    public Look withEstimate(RatioEstimate ofAllLooks) {
        return new Look(blocks, complete, verdict, ratio, equivalence, chance, chances, stop, obstacle,
                Objects.requireNonNull(ofAllLooks, "ofAllLooks"));
    }

    /** {@return the number of blocks so far, lost ones included, 1 or more} */
    public int blocks() {
        return blocks;
    }

    /** {@return the number of blocks with both sides, from 0 to {@link #blocks()}} */
    public int completeBlocks() {
        return complete;
    }

    /**
     * {@return the verdict: undecided if more is to be measured, or no verdict is possible; slower or faster even while
     * {@linkplain #isUnconfirmed() further blocks confirm it}}
     */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * {@return the ratio candidate / baseline of the metric: above 1 if values have grown, for better or worse; from 0
     * to infinity if nothing is known yet, around NaN without an estimate} The limits of all looks together contain the
     * truth at the confidence of the settings.
     */
    public Interval ratio() {
        return ratio;
    }

    /**
     * {@return the interval that must be within the tolerance for the verdict same: narrower than {@link #ratio()}, or
     * equal if the rule has no other} Each of its limits, over all looks, misses the truth as rarely as both limits of
     * {@link #ratio()} together, as beyond the tolerance only one limit can be wrong.
     */
    public Interval equivalence() {
        return equivalence;
    }

    /**
     * {@return the interval that the verdict is based on and that is shown with it: {@link #equivalence()} for the
     * verdict same, otherwise {@link #ratio()}}
     */
    public Interval decisive() {
        return verdict == Verdict.SAME ? equivalence : ratio;
    }

    /**
     * {@return the estimated probability of a verdict within the maximum number of blocks; for an unconfirmed change,
     * the maximum probability that further blocks revoke it; NaN for a final verdict, or if unknown}
     */
    public double chance() {
        return chance;
    }

    /**
     * Returns the probability of a verdict after some further blocks; for an unconfirmed change, as {@link #chance()}.
     *
     * @param further blocks, 1 or more, within the maximum
     * @return from 0 to 1; NaN for a final verdict, or if unknown
     */
    public double chanceAfter(int further) {
        return chances == null ? Double.NaN : chances.applyAsDouble(further);
    }

    /**
     * {@return whether there is a change that further blocks must confirm, because forks of a kind not yet seen might
     * revoke it}
     */
    public boolean isUnconfirmed() {
        return verdict.isChange() && stop == null;
    }

    /** {@return the reason why no further block is needed; empty if blocks go on} */
    public Optional<Stop> stop() {
        return Optional.ofNullable(stop);
    }

    /**
     * {@return the reason why the blocks cannot be compared, which more of them would not change; empty if they can}
     */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /**
     * {@return the estimate of all looks so far at any level, with a p-value that is valid at any stopping time; before
     * the first look, and for rules with a single level, {@link #ratio()} without p-value}
     */
    public RatioEstimate estimate() {
        return estimate == null ? RatioEstimate.ofInterval(ratio) : estimate;
    }

    @Override
    public String toString() {
        return blocks + " blocks: " + verdict + " " + decisive() + (stop == null ? "" : ", " + stop)
                + (obstacle == null ? "" : " (" + obstacle + ")");
    }
}
