package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Stop;
import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/**
 * The simplest rule: intervals by pairs at the same confidence after each block, the verdict by that interval alone, no
 * end but the bound. Whether it keeps its level depends on that confidence.
 */
final class ConstantLevelRule implements DifferenceRule {

    private static final double CONSTANT = 0.5;

    private final String name;
    private final double level;

    /** Whose looks have this level each, whatever that makes of all of them. */
    ConstantLevelRule(String name, double level) {
        this.name = name;
        this.level = level;
    }

    /** Whose looks together have the level of the settings (Pocock 1977). */
    static ConstantLevelRule sharing(SequentialSettings settings) {
        return new ConstantLevelRule("constant", SequentialLevels.of(settings.level(),
                settings.firstLook(), settings.mostBlocks(), CONSTANT).at(settings.firstLook()));
    }

    /** What tools do that sample until the interval excludes 1: each look has the whole level. */
    static ConstantLevelRule uncorrected(SequentialSettings settings) {
        return new ConstantLevelRule("uncorrected", settings.level());
    }

    @Override
    public DifferenceJudge judge(SequentialSettings settings, Direction direction) {
        ComparisonSettings comparison = settings.comparison().withMethod(ComparisonMethods.paired())
                .withConfidence(1 - level);
        List<double[]> before = new ArrayList<>();
        List<double[]> after = new ArrayList<>();
        return block -> {
            before.add(new double[] {block.baseline()});
            after.add(new double[] {block.candidate()});
            Comparison compared =
                    new Comparer(comparison).compare(ForkSamples.ofScores(before.toArray(double[][]::new)),
                            ForkSamples.ofScores(after.toArray(double[][]::new)), direction);
            return look(before.size(), settings, compared);
        };
    }

    private static Look look(int blocks, SequentialSettings settings, Comparison compared) {
        Look look = Look.of(blocks, blocks, blocks < settings.firstLook() ? Verdict.UNDECIDED : compared.verdict(),
                compared.ratio());
        if (look.verdict() != Verdict.UNDECIDED) {
            return look.stopping(Stop.DECIDED);
        }
        return blocks < settings.mostBlocks() ? look : look.stopping(Stop.BOUND);
    }
}
