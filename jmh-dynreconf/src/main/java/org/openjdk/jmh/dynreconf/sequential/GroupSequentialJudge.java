package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Side;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RepeatedStudentTest;

/** Compares all complete blocks so far, at a confidence so high that all looks together keep the one asked for. */
final class GroupSequentialJudge implements DifferenceJudge {

    private final SequentialSettings settings;
    private final Direction direction;
    private final Comparer comparer;
    private final int firstLook;
    private final List<Block> complete = new ArrayList<>();
    private int blocks;

    GroupSequentialJudge(SequentialSettings settings, Direction direction) {
        this.settings = settings;
        this.direction = direction;
        this.firstLook = Math.min(settings.firstLook(), settings.mostBlocks());
        double nominal = RepeatedStudentTest.constantLevel(1 - settings.comparison().confidence(), firstLook,
                settings.mostBlocks());
        this.comparer = new Comparer(settings.comparison().withMethod(ComparisonMethods.paired())
                .withConfidence(1 - nominal));
    }

    @Override
    public Look endBlock(Block block) {
        blocks++;
        if (block.isComplete()) {
            complete.add(block);
        }
        Look look = complete.size() < firstLook ? tooFew() : compared();
        if (look.verdict() != Verdict.UNDECIDED) {
            return look.stopping(Stop.DECIDED);
        }
        return blocks < settings.mostBlocks() ? look : look.stopping(Stop.BOUND);
    }

    private Look tooFew() {
        return Look.of(blocks, complete.size(), Verdict.UNDECIDED,
                Interval.of(0, Double.NaN, Double.POSITIVE_INFINITY));
    }

    private Look compared() {
        Comparison comparison = comparer.compare(side(false), side(true), direction);
        Look look = Look.of(blocks, complete.size(), comparison.verdict(), comparison.ratio());
        return comparison.obstacle().map(look::withObstacle).orElse(look);
    }

    private Side side(boolean candidate) {
        return Side.ofScores(complete.stream()
                .map(block -> new double[] {candidate ? block.candidate() : block.baseline()})
                .toArray(double[][]::new));
    }
}
