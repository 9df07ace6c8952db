package org.openjdk.jmh.dynreconf.sequential;

import java.util.Objects;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds the state of a comparison at an interim analysis after a block; immutable. */
public final class Look {

    private final int blocks;
    private final int complete;
    private final Verdict verdict;
    private final Interval ratio;
    /**
     * The interval that must be within the tolerance for the verdict same: narrower than {@link #ratio()}, or
     * equal if the rule has no other. Each of its limits, over all looks, misses the true ratio as rarely as both
     * limits of {@link #ratio()} together, because beyond the tolerance only one limit can be wrong.
     */
    final Interval equivalence;
    /** Nothing says whether a doubt goes away, so that a budget neither prefers nor neglects the benchmark. */
    private static final double EVEN_CHANCE = 0.5;

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
     * Returns a look after which more blocks are needed.
     *
     * @param blocks   so far, 1 or more
     * @param complete how many of them have both sides
     * @param ratio    interval of the ratio candidate / baseline that holds over all looks
     */
    public static Look of(int blocks, int complete, Verdict verdict, Interval ratio) {
        return new Look(blocks, complete, verdict, ratio, ratio, Double.NaN, null, null, null, null);
    }

    /** Returns a copy with the reason why no further block is needed. */
    public Look stopping(Stop reason) {
        return new Look(blocks, complete, verdict, ratio, equivalence, chance, chances,
                Objects.requireNonNull(reason, "reason"), obstacle, estimate);
    }

    /** Returns a copy with the interval of the tests for equivalence, narrower than {@link #ratio()}. */
    public Look withEquivalence(Interval interval) {
        return new Look(blocks, complete, verdict, ratio, interval, chance, chances, stop, obstacle, estimate);
    }

    /** Returns a copy with the probability of a verdict within the bound, and after a number of further blocks. */
    public Look withChances(double probability, IntToDoubleFunction after) {
        return new Look(blocks, complete, verdict, ratio, equivalence, probability,
                Objects.requireNonNull(after, "after"), stop, obstacle, estimate);
    }

    /** Returns a copy with the reason why blocks cannot be compared, a phrase. */
    public Look withObstacle(String reason) {
        return new Look(blocks, complete, verdict, ratio, equivalence, chance, chances, stop,
                Objects.requireNonNull(reason, "reason"), estimate);
    }

    /**
     * Returns a copy without a verdict, because the blocks are not credible for a reason, a phrase. Further blocks are
     * futile if none was needed.
     */
    public Look undecidable(String reason) {
        return new Look(blocks, complete, Verdict.UNDECIDED, ratio, equivalence, chance, chances,
                stop == Stop.DECIDED ? Stop.FUTILE : stop, Objects.requireNonNull(reason, "reason"), estimate);
    }

    /**
     * Returns a copy without a verdict, as long as a reason, a phrase, casts doubt on the blocks. Further blocks may show
     * that it was chance.
     */
    public Look doubted(String reason) {
        return new Look(blocks, complete, Verdict.UNDECIDED, ratio, equivalence, Double.NaN, further -> EVEN_CHANCE,
                stop == Stop.DECIDED ? null : stop, Objects.requireNonNull(reason, "reason"), estimate);
    }

    /** Returns a copy with an estimate that holds over all looks at any level. */
    public Look withEstimate(RatioEstimate ofAllLooks) {
        return new Look(blocks, complete, verdict, ratio, equivalence, chance, chances, stop, obstacle,
                Objects.requireNonNull(ofAllLooks, "ofAllLooks"));
    }

    /** Returns the number of blocks so far, lost ones included, 1 or more. */
    public int blocks() {
        return blocks;
    }

    /** Returns the number of blocks with both sides, from 0 to {@link #blocks()}. */
    public int completeBlocks() {
        return complete;
    }

    /**
     * Returns the verdict: undecided if more is to be measured, or no verdict is possible; slower or faster even while
     * {@linkplain #isUnconfirmed() further blocks confirm it}.
     */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * Returns the ratio candidate / baseline of the metric, above 1 if values have grown, for better or worse. It is
     * from 0 to infinity if nothing is known yet, around NaN without an estimate. The intervals of all looks together
     * contain the true ratio at the confidence of the settings.
     */
    public Interval ratio() {
        return ratio;
    }

    /** Returns the interval of the verdict: {@link #equivalence} for the same, otherwise {@link #ratio()}. */
    public Interval decisive() {
        return verdict == Verdict.SAME ? equivalence : ratio;
    }

    /**
     * Returns the estimated probability of a verdict within the maximum number of blocks; for an unconfirmed change,
     * the maximum probability that further blocks revoke it; NaN for a final verdict, or if unknown.
     */
    public double chance() {
        return chance;
    }

    /** Returns {@link #chance()} for a verdict after some further blocks, 1 or more. */
    public double chanceAfter(int further) {
        return chances == null ? Double.NaN : chances.applyAsDouble(further);
    }

    /** Returns whether further blocks must confirm a change, because forks of a kind not yet seen might revoke it. */
    public boolean isUnconfirmed() {
        return verdict.isChange() && stop == null;
    }

    /** Returns the reason why no further block is needed; empty if blocks go on. */
    public Optional<Stop> stop() {
        return Optional.ofNullable(stop);
    }

    /** Returns the reason why the blocks cannot be compared, which more of them would not change; empty if they can. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /**
     * Returns the estimate of all looks so far at any level, with a p-value that is valid at any stopping time. Before
     * the first look, and for rules with a single level, it is {@link #ratio()} without p-value.
     */
    public RatioEstimate estimate() {
        return estimate == null ? RatioEstimate.ofInterval(ratio, Double.NaN) : estimate;
    }

    @Override
    public String toString() {
        return blocks + " blocks: " + verdict + " " + decisive() + (stop == null ? "" : ", " + stop)
                + (obstacle == null ? "" : " (" + obstacle + ")");
    }
}
