package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.Block;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * A/B runs of whole suites, a block of each benchmark after the other: how many of the changes that are found are none,
 * if each benchmark is decided alone, and if all are decided together. The false discovery rate is the mean over suites
 * of the share of wrong ones, 0 where nothing was found.
 */
final class SuiteErrors {

    /** Share of benchmarks that have changed, and by how much. */
    private static final double[][] CHANGED = {{0, 0}, {0.01, 0.1}, {0.1, 0.05}, {0.1, 0.1}};
    private static final double NORMAL_95 = 1.96;

    private final List<Recorded> benchmarks;
    private final int size;
    private final int suites;
    private final long seed;
    private final ForkMean mean;
    private final SequentialSettings settings;

    /**
     * @param benchmarks that those of a suite are drawn from, with replacement
     * @param size       of a suite, 1 or more
     * @param suites     of each kind
     * @param seed       of the draws: both ways see the same first blocks
     * @param mean       of the iterations of a fork
     * @param settings   of all decisions
     */
    SuiteErrors(List<Recorded> benchmarks, int size, int suites, long seed, ForkMean mean,
                SequentialSettings settings) {
        this.benchmarks = benchmarks;
        this.size = size;
        this.suites = suites;
        this.seed = seed;
        this.mean = mean;
        this.settings = settings;
    }

    /**
     * What came of a suite.
     *
     * @param found  changes that are there and were called so
     * @param wrong  changes that are none, or of the other sign
     * @param blocks of all benchmarks
     */
    private record Outcome(int found, int wrong, int blocks) {

        double wrongShare() {
            return wrong / Math.max(1.0, found + wrong);
        }
    }

    /** The table of a draw. */
    List<String> lines(Draw draw) {
        TextTable table = new TextTable("changed", "decided", "FDR, %", "wrong, a suite", "found, %", "blocks");
        for (double[] changed : CHANGED) {
            for (boolean together : new boolean[] {false, true}) {
                List<Outcome> outcomes = IntStream.range(0, suites).parallel()
                        .mapToObj(number -> run(draw, changed, number, together)).toList();
                table.row(row(changed, together ? "together" : "alone", outcomes));
            }
        }
        return table.lines();
    }

    private String[] row(double[] changed, String decided, List<Outcome> outcomes) {
        Moments rates = Moments.of(outcomes.stream().mapToDouble(Outcome::wrongShare).toArray());
        double error = NORMAL_95 * rates.standardDeviation() / Math.sqrt(rates.count());
        int there = (int) Math.round(changed[0] * size) * suites;
        return new String[] {
            changed[0] == 0 ? "none" : format("%.0f %% by %.0f %%", 100 * changed[0], 100 * changed[1]), decided,
            format("%.1f±%.1f", 100 * rates.mean(), 100 * error),
            format("%.2f", outcomes.stream().mapToInt(Outcome::wrong).average().orElse(0)),
            there == 0 ? "-" : format("%.1f", 100.0 * outcomes.stream().mapToInt(Outcome::found).sum() / there),
            format("%.2f", outcomes.stream().mapToInt(Outcome::blocks).average().orElse(0) / size)};
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    private Outcome run(Draw draw, double[] changed, int number, boolean together) {
        SplittableRandom random = new SplittableRandom(seed + 1_000_003L * number + draw.ordinal());
        Suite suite = new Suite(settings);
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            members.add(new Member(i < Math.round(changed[0] * size) ? 1 + changed[1] : 1,
                    random.nextInt(benchmarks.size()), random.split(), together ? suite : new Suite(settings)));
        }
        for (int block = 0; block < settings.mostBlocks(); block++) {
            members.stream().filter(Member::isOpen).forEach(member -> member.endBlock(draw));
        }
        int found = (int) members.stream().filter(Member::isFound).count();
        return new Outcome(found, (int) members.stream().filter(Member::isChanged).count() - found,
                members.stream().mapToInt(member -> member.last.blocks()).sum());
    }

    /** A benchmark of a suite. */
    private final class Member {

        private final double change;
        private final int index;
        private final SplittableRandom random;
        private final Suite.Member member;
        private final DifferenceJudge judge =
                DifferenceRule.standard().judge(settings, Direction.LOWER_IS_BETTER);
        private Look last;

        Member(double change, int index, SplittableRandom random, Suite suite) {
            this.change = change;
            this.index = index;
            this.random = random;
            this.member = suite.join();
        }

        void endBlock(Draw draw) {
            ForkSamples[] pair =
                    draw.pair(benchmarks.get(index), Recorded.neighbour(benchmarks, index), 1, random);
            last = judge.endBlock(Block.of(mean.of(pair[0]), mean.of(pair[1]) * change), member.level());
            member.looked(last);
        }

        boolean isOpen() {
            return last == null || last.stop().isEmpty();
        }

        /** Benchmarks that have ended may be believed later, as others are. */
        boolean isChanged() {
            return last.verdict() != Verdict.SAME && last.estimate().pValue() <= member.level();
        }

        boolean isFound() {
            return isChanged() && change > 1 && last.ratio().point() > 1;
        }
    }
}
