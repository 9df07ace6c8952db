package org.openjdk.jmh.results.comparison;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.levels.Level;
import org.openjdk.jmh.dynreconf.levels.LevelComparison;
import org.openjdk.jmh.dynreconf.levels.LevelText;
import org.openjdk.jmh.dynreconf.sequential.Block;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Describes the levels of timed forks that were measured in pairs. Pairs whose forks are at the same level show the
 * change of the code. The verdict includes the other pairs, as the change may also have moved forks to other levels.
 */
final class PairLevels {

    private static final double PERCENT = 100;

    private PairLevels() {
    }

    /**
     * Returns phrases with the levels and with the change in pairs whose forks share one; none if there are no levels,
     * or if the forks of each pair share one. If the machine slowed down some pairs, only the factor between their
     * forks shows levels.
     *
     * @param blocks complete ones
     * @param judge  without blocks, whose interval holds for any number of them
     */
    static List<String> notes(List<Block> blocks, DifferenceJudge judge, String unit) {
        double[] baseline = forks(blocks, Block::baseline);
        double[] candidate = forks(blocks, Block::candidate);
        LevelComparison levels = LevelComparison.ofTimes(baseline, candidate);
        if (levels.isMixture()) {
            return notes(LevelText.ofTimes(levels, unit), blocks,
                    block -> levels.areAlike(block.baseline(), block.candidate()), judge);
        }
        List<Level> factors = Level.ofPairs(baseline, candidate);
        return factors.size() < 2 ? Collections.emptyList()
                : notes(LevelText.ofPairs(factors), blocks,
                        block -> factors.get(0).contains(Level.factor(block.baseline(), block.candidate())), judge);
    }

    private static List<String> notes(String levels, List<Block> blocks, Predicate<Block> isAlike,
                                      DifferenceJudge judge) {
        List<Block> alike = blocks.stream().filter(isAlike).collect(Collectors.toList());
        return alike.size() == blocks.size() ? Collections.emptyList()
                : Arrays.asList(levels, "both forks have the same level in " + alike.size() + " of " + blocks.size()
                        + " pairs" + change(alike, judge) + "; the verdict counts all pairs");
    }

    private static double[] forks(List<Block> blocks, ToDoubleFunction<Block> side) {
        return blocks.stream().mapToDouble(side).toArray();
    }

    private static String change(List<Block> alike, DifferenceJudge judge) {
        return alike.stream().map(judge::endBlock).reduce((earlier, look) -> look)
                .map(look -> change(look.ratio())).orElse("");
    }

    private static String change(Interval ratio) {
        return ratio.upper() == Double.POSITIVE_INFINITY ? ""
                : String.format(Locale.ROOT, ", which show a change of %+.1f to %+.1f %%",
                        PERCENT * (ratio.lower() - 1), PERCENT * (ratio.upper() - 1));
    }
}
