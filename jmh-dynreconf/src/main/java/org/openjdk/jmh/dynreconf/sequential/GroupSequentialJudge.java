package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Decides after each block whether two sides differ, and when no further block is needed.
 *
 * <p><b>Problem.</b> If a run looked at a 95 % interval after each block and stopped at the first one that excludes 1,
 * far more than 5 % of runs without a change would report one. In addition, a benchmark without a change should not run
 * to its maximum, so that a run must be able to accept equivalence.
 *
 * <p><b>Method.</b> Repeated confidence intervals (Jennison and Turnbull, JRSS B 51, 1989) within a maximum of blocks.
 * After each block follows an interim analysis, a <i>look</i>. It uses Student's interval of the logarithms of
 * candidate / baseline in all complete blocks so far, at a nominal level such that all possible looks together keep the
 * level of the settings. {@link Boundary} takes it from {@link org.openjdk.jmh.dynreconf.statistics.OverallLevels},
 * which is exact for independent normal values. If the time ends first, the last look gets what is left of the level.
 *
 * <p><b>Verdicts.</b> The ratio is changed if the interval excludes 1. It is the same if a second interval is within
 * the tolerance: two one-sided tests (Schuirmann 1987), each of which keeps the level over all looks, since beyond the
 * tolerance only one of them can be wrong. An early look at two blocks has a share of that level and can only find
 * equivalence. A run may continue after a verdict, because the level holds for all looks, not for the one that stopped.
 *
 * <p><b>Stopping without a verdict.</b> {@link PredictivePower} predicts the probability of a verdict at the last look.
 * Below the futility bound the run stops undecided, which can only lower the error rate. It does not stop early in a
 * run, when a machine may still become quiet.
 *
 * <p><b>Threats</b>, and what protects from them:
 * <ul>
 * <li>Rare, much slower forks that have not occurred yet: {@link RareForks} bounds the probability that they explain
 * the change. Above the level the change is unconfirmed and the run continues.
 * <li>Many benchmarks: {@link Suite} lowers the level of each, so that the expected share of wrong changes is bounded.
 * <li>Drift of the machine: both forks of a block run next to each other, in random and balanced order ({@link
 * org.openjdk.jmh.dynreconf.scheduling.Blocks}). {@link NeighbouringBlocks} detects what remains, but corrects nothing.
 * <li>Lost forks: their blocks count towards the maximum, but not as data, so that there are fewer looks than the level
 * allows.
 * <li>Ratios that move within forks, and incomplete warmup: {@link RatioMovement} and {@link WarmupTrend} report them.
 * </ul>
 *
 * <p><b>Assumptions.</b> Blocks are independent, and logarithms of their ratios nearly normal.
 * docs/evidence/sequential.md has the error rates on recordings.
 *
 * <p><b>Invariants.</b> The boundary depends on settings alone, so that equal data give equal verdicts. Swapping the
 * sides swaps the verdict.
 */
final class GroupSequentialJudge implements DifferenceJudge {

    /** A run is not futile in its first third, nor before six blocks, because a busy machine may become quiet. */
    private static final int FUTILE_SHARE = 3;
    private static final int FEWEST_FUTILE = 6;

    private final SequentialSettings settings;
    private final ComparisonSettings comparison;
    private final Direction direction;
    private Boundary boundary;
    private final PredictivePower power;
    private final List<Block> complete = new ArrayList<>();
    private int blocks;
    private @Nullable RepeatedRatio known;

    GroupSequentialJudge(SequentialSettings settings, Direction direction) {
        this.settings = settings;
        this.comparison = settings.comparison()
                .withMethod(ComparisonMethods.ofPairs(settings.comparison().method()));
        this.direction = direction;
        this.boundary = new Boundary(settings);
        this.power = new PredictivePower(boundary, comparison.tolerance());
    }

    @Override
    public Look endBlock(Block block) {
        return endBlock(block, boundary.level);
    }

    @Override
    public Look endBlock(Block block, double level) {
        blocks++;
        if (block.isComplete() && complete.size() < boundary.mostBlocks) {
            complete.add(block);
        }
        return complete.size() < boundary.firstLook ? early() : late(level);
    }

    @Override
    public Optional<Look> end(double level) {
        boundary = new Boundary(settings, complete.size());
        return Optional.of(late(level));
    }

    private Look early() {
        Look look = Look.of(blocks, complete.size(), Verdict.UNDECIDED, Interval.unknownRatio(Double.NaN));
        if (boundary.isEarly(complete.size())) {
            Interval equivalence = compared().ratioAt(boundary.earlySamenessConfidence());
            if (verdict(equivalence) == Verdict.SAME) {
                return Look.of(blocks, complete.size(), Verdict.SAME, equivalence).stopping(Stop.DECIDED);
            }
        }
        if (isAtBound()) {
            return look.stopping(Stop.BOUND);
        }
        return atBound() < boundary.fewestBlocks ? look.stopping(Stop.FUTILE) : look;
    }

    private Look late(double level) {
        Comparison compared = compared();
        Interval ratio = compared.ratioAt(boundary.changeConfidence(level, complete.size()));
        Interval equivalence = compared.ratioAt(boundary.samenessConfidence(complete.size()));
        RepeatedRatio all = RepeatedRatio.next(known, compared, boundary, complete.size(), isAtBound());
        known = all;
        Verdict verdict = verdict(equivalence) == Verdict.SAME ? Verdict.SAME : verdict(ratio);
        Look look = Look.of(blocks, complete.size(), verdict, ratio).withEquivalence(equivalence)
                .withEstimate(all);
        double rareForks = all.rareForkPValue;
        if (verdict.isChange() && rareForks > level) {
            return look.withChances(rareForks, further -> rareForks);
        }
        if (verdict != Verdict.UNDECIDED) {
            return look.stopping(Stop.DECIDED);
        }
        if (compared.obstacle().isPresent()) {
            return look.withObstacle(compared.obstacle().get()).stopping(isAtBound() ? Stop.BOUND : Stop.FUTILE);
        }
        return isAtBound() ? look.stopping(Stop.BOUND) : expected(look, level);
    }

    private Verdict verdict(Interval interval) {
        return Verdict.of(interval, comparison.tolerance(), direction);
    }

    private Look expected(Look look, double level) {
        double[] ratios = complete.stream().mapToDouble(block -> Math.log(block.candidate() / block.baseline()))
                .toArray();
        double expected = power.of(ratios, atBound(), level);
        Look informed = look.withChances(expected, further -> power.of(ratios, ratios.length + further, level));
        return expected < settings.futility && mayBeFutile() ? informed.stopping(Stop.FUTILE) : informed;
    }

    private boolean mayBeFutile() {
        return complete.size() >= FEWEST_FUTILE && FUTILE_SHARE * blocks >= boundary.mostBlocks;
    }

    private boolean isAtBound() {
        return blocks >= boundary.mostBlocks;
    }

    /** Returns the number of complete blocks at the last look, if no further one is lost. */
    private int atBound() {
        return complete.size() + boundary.mostBlocks - blocks;
    }

    private Comparison compared() {
        return new Comparer(comparison).compare(side(Block::baseline), side(Block::candidate),
                direction);
    }

    private ForkSamples side(ToDoubleFunction<Block> mean) {
        return ForkSamples.ofScores(complete.stream().map(block -> new double[] {mean.applyAsDouble(block)})
                .toArray(double[][]::new));
    }
}
