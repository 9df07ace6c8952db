package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
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

/** Compares all complete blocks so far, at confidences so high that all looks together keep the requested one. */
final class GroupSequentialJudge implements DifferenceJudge {

    private static final Interval UNKNOWN = Interval.of(0, Double.NaN, Double.POSITIVE_INFINITY);
    /** Before a third of all blocks, and before six, futility is not decided: a machine may become quiet. */
    private static final int FUTILE_SHARE = 3;
    private static final int FEWEST_FUTILE = 6;

    private final SequentialSettings settings;
    private final ComparisonSettings comparison;
    private final Direction direction;
    private final Boundary boundary;
    private final Chance chance;
    private final List<Block> complete = new ArrayList<>();
    private int blocks;
    private @Nullable RepeatedRatio known;

    GroupSequentialJudge(SequentialSettings settings, Direction direction, Boundary boundary) {
        this.settings = settings;
        this.comparison = settings.comparison()
                .withMethod(ComparisonMethods.ofPairs(settings.comparison().method()));
        this.direction = direction;
        this.boundary = boundary;
        this.chance = new Chance(boundary, comparison.tolerance());
    }

    @Override
    public Look endBlock(Block block) {
        return endBlock(block, boundary.level());
    }

    @Override
    public Look endBlock(Block block, double level) {
        blocks++;
        if (block.isComplete() && complete.size() < boundary.mostBlocks()) {
            complete.add(block);
        }
        return complete.size() < boundary.firstLook() ? early() : late(level);
    }

    private Look early() {
        Look look = Look.of(blocks, complete.size(), Verdict.UNDECIDED, UNKNOWN);
        if (boundary.isEarly(complete.size())) {
            Interval equivalence = compared().ratioAt(boundary.earlySameness());
            if (verdict(equivalence) == Verdict.SAME) {
                return Look.of(blocks, complete.size(), Verdict.SAME, equivalence).stopping(Stop.DECIDED);
            }
        }
        if (isAtBound()) {
            return look.stopping(Stop.BOUND);
        }
        return atBound() < boundary.fewestBlocks() ? look.stopping(Stop.FUTILE) : look;
    }

    private Look late(double level) {
        Comparison compared = compared();
        Interval ratio = compared.ratioAt(boundary.changeAt(level, complete.size()));
        Interval equivalence = compared.ratioAt(boundary.samenessAt(complete.size()));
        RepeatedRatio all = RepeatedRatio.next(known, compared, boundary, complete.size(), isAtBound());
        known = all;
        Verdict verdict = verdict(equivalence) == Verdict.SAME ? Verdict.SAME : verdict(ratio);
        Look look = Look.of(blocks, complete.size(), verdict, ratio).withEquivalence(equivalence)
                .withEstimate(all);
        if (verdict.isChange() && all.doubt() > level) {
            return look.withChances(all.doubt(), further -> all.doubt());
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
        double expected = chance.of(ratios, atBound(), level);
        Look informed = look.withChances(expected, further -> chance.of(ratios, ratios.length + further, level));
        return expected < settings.futility() && mayBeFutile() ? informed.stopping(Stop.FUTILE) : informed;
    }

    private boolean mayBeFutile() {
        return complete.size() >= FEWEST_FUTILE && FUTILE_SHARE * blocks >= boundary.mostBlocks();
    }

    private boolean isAtBound() {
        return blocks >= boundary.mostBlocks();
    }

    /** Complete blocks by the bound, if no other is lost. */
    private int atBound() {
        return complete.size() + boundary.mostBlocks() - blocks;
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
