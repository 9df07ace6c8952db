package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.budget.BudgetRows;
import org.openjdk.jmh.budget.RunBudget;
import org.openjdk.jmh.dynreconf.scheduling.BlockSchedule;
import org.openjdk.jmh.dynreconf.scheduling.BudgetBlocks;
import org.openjdk.jmh.dynreconf.scheduling.BlockForecast;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.run.RunClock;

/** Spends the budget of a run of two sides on as many verdicts as possible. */
final class BlockBudget extends RunBudget {

    private final List<MeasuredPair> pairs;
    private final SequentialSettings settings;
    private final BudgetBlocks schedule;

    /**
     * @param seconds      of the budget, above 0
     * @param blockSeconds estimates the seconds of a block
     * @param seed         of the order of sides
     */
    BlockBudget(double seconds, RunClock clock, List<MeasuredPair> pairs, SequentialSettings settings,
                ToDoubleFunction<PairedBenchmark> blockSeconds, long seed) {
        super(seconds, pairs.stream().map(pair -> BlockText.name(pair.sequence())).collect(Collectors.toList()),
                "interim analysis");
        this.pairs = pairs;
        this.settings = settings;
        schedule = new BudgetBlocks(seconds, pairs.size(), settings.firstLook(),
                number -> blockSeconds.applyAsDouble(pairs.get(number).pair) / 2, new LookProspects(), seed,
                clock::seconds);
    }

    /** Estimates from the blocks so far how likely further blocks lead to a verdict. */
    private final class LookProspects implements BlockForecast {

        @Override
        public int blocksLeft(int benchmark) {
            return settings.mostBlocks() - pairs.get(benchmark).sequence().blocks();
        }

        @Override
        public double chance(int benchmark, int blocks) {
            return pairs.get(benchmark).sequence().last().map(look -> look.chanceAfter(blocks)).orElse(Double.NaN);
        }
    }

    @Override
    public BlockSchedule schedule() {
        return schedule;
    }

    @Override
    public double longestSeconds(int benchmark) {
        return schedule.longestSeconds(benchmark);
    }

    /**
     * Judges the only benchmark of a run once more if no further pair of it fits, and returns whether that decides it. Of
     * several benchmarks, the pairs so far determine which one gets the last pair, so that their values would affect when
     * each ends.
     */
    boolean judgeAtEnd() {
        return pairs.size() == 1 && !pairs.get(0).hasEnded() && schedule.isTooShort(0) && pairs.get(0).judgeAtEnd();
    }

    /** Ends a benchmark whose fork exceeded its time. */
    @Override
    public void cut(int benchmark) {
        super.cut(benchmark);
        schedule.end(benchmark);
    }

    @Override
    protected String firstRound() {
        return "until the first interim analysis of each, it takes up to";
    }

    @Override
    protected double firstSeconds(int number) {
        return schedule.firstSeconds(number);
    }

    @Override
    protected List<Integer> unfit() {
        return schedule.unmeasured();
    }

    @Override
    public List<Integer> unmeasured() {
        return withoutVerdict(false);
    }

    private List<Integer> withoutVerdict(boolean looked) {
        return numbers().filter(number -> !pairs.get(number).hasEnded() && !isChanged(number)
                && looked == (pairs.get(number).sequence().last().map(Look::completeBlocks).orElse(0) >= settings
                        .firstLook()))
                .boxed().collect(Collectors.toList());
    }

    private boolean isChanged(int number) {
        return pairs.get(number).sequence().last().filter(Look::isUnconfirmed).isPresent();
    }

    @Override
    protected String done() {
        return Nouns.count(pairs.stream().mapToInt(pair -> pair.sequence().blocks()).sum(), "pair");
    }

    @Override
    protected List<String> open() {
        List<Integer> open = withoutVerdict(true);
        List<String> lines = new ArrayList<>();
        if (!open.isEmpty()) {
            lines.add("# " + Nouns.count(open.size(), "benchmark") + " stayed undecided; more pairs may decide "
                    + (open.size() == 1 ? "it:" : "them:"));
            lines.addAll(BudgetRows.of(open, this::chance, names()));
        }
        return lines;
    }

    private String chance(int number) {
        double chance = pairs.get(number).sequence().last().map(Look::chance).orElse(Double.NaN);
        return Double.isNaN(chance) ? "" : Math.round(100 * chance) + " % likely";
    }
}
