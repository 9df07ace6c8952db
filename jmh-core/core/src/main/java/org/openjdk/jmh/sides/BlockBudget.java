package org.openjdk.jmh.sides;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.budget.BudgetException;
import org.openjdk.jmh.budget.BudgetRows;
import org.openjdk.jmh.budget.DurationText;
import org.openjdk.jmh.budget.RunClock;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.scheduling.BlockSchedule;
import org.openjdk.jmh.dynreconf.scheduling.BudgetBlocks;
import org.openjdk.jmh.dynreconf.scheduling.Prospects;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.runner.options.Options;

/** The time that a run of two sides may take: which forks keep to it, and what is to be said of it. */
final class BlockBudget {

    private final TimeBudget budget;
    private final RunClock clock;
    private final List<MeasuredPair> pairs;
    private final SequentialSettings settings;
    private final BudgetBlocks schedule;
    private final Set<Integer> cut = new TreeSet<>();

    /**
     * The budget that options have.
     *
     * @param options      with a budget
     * @param clock        of the run
     * @param pairs        to measure
     * @param settings     of the decision
     * @param blockSeconds gives what a block takes, as far as its settings tell
     * @param seed         of the order of sides
     */
    BlockBudget(Options options, RunClock clock, List<MeasuredPair> pairs, SequentialSettings settings,
                ToDoubleFunction<PairedBenchmark> blockSeconds, long seed) {
        this.budget = new TimeBudget(options);
        this.clock = clock;
        this.pairs = pairs;
        this.settings = settings;
        schedule = new BudgetBlocks(budget.seconds(), pairs.size(), settings.firstLook(),
                benchmark -> blockSeconds.applyAsDouble(pairs.get(benchmark).pair()) / 2, new LookProspects(), seed,
                clock::seconds);
    }

    /** What the blocks so far tell of those to come. */
    private final class LookProspects implements Prospects {

        @Override
        public int blocksLeft(int benchmark) {
            return settings.mostBlocks() - pairs.get(benchmark).sequence().blocks();
        }

        @Override
        public double chance(int benchmark, int blocks) {
            return pairs.get(benchmark).sequence().last().map(look -> look.chanceAfter(blocks)).orElse(Double.NaN);
        }
    }

    BlockSchedule schedule() {
        return schedule;
    }

    /** What counts of the time of an earlier start: one that came to its end has used all that it had. */
    double used(double earlier, boolean toItsEnd) {
        return budget.used(earlier, toItsEnd);
    }

    /** What a fork that starts now may take, until the run would be too late, or others would have no look; seconds. */
    double secondsOfFork(int benchmark) {
        double iteration = pairs.get(benchmark).pair().candidate().measurement().time().map(BlockDefaults::seconds)
                .orElse(0.0);
        return schedule.longestSeconds(benchmark) + TimeBudget.grace(iteration);
    }

    /** A fork of a benchmark has outlasted its time; the benchmark gets no other one. */
    void cut(int benchmark) {
        cut.add(benchmark);
        schedule.end(benchmark);
    }

    /**
     * What is to be expected, before anything runs.
     *
     * @return comments
     * @throws BudgetException if not even one benchmark fits
     */
    List<String> expectation() throws BudgetException {
        List<Integer> left = schedule.unmeasured();
        double round = numbers().stream().mapToDouble(schedule::firstSeconds).sum();
        if (!pairs.isEmpty() && clock.earlierSeconds() == 0 && !schedule.next().isPresent()) {
            int cheapest = numbers().stream().min((one, other) -> Double.compare(schedule.firstSeconds(one),
                    schedule.firstSeconds(other))).orElseThrow(IllegalStateException::new);
            throw new BudgetException("A budget of " + DurationText.of(budget.seconds()) + ", of which "
                    + DurationText.of(schedule.secondsLeft())
                    + " are left, is too short for any benchmark: the one that "
                    + "takes least, " + name(cheapest) + ", takes about "
                    + DurationText.of(schedule.firstSeconds(cheapest)) + " until its first look");
        }
        List<String> lines = new ArrayList<>();
        lines.add("# Budget: " + DurationText.of(budget.seconds()) + " for "
                + Nouns.count(pairs.size(), "benchmark")
                + "; until the first look at each, it takes up to " + DurationText.of(round));
        TimeBudget.usedBefore(clock.earlierSeconds()).ifPresent(lines::add);
        if (!left.isEmpty()) {
            lines.add("# " + Nouns.count(left.size(), "benchmark", "does", "do")
                    + " not fit, if all forks take so long; until "
                    + (left.size() == 1 ? "its" : "their") + " first look:");
            lines.addAll(BudgetRows.of(left, this::firstSeconds, names()));
        }
        return lines;
    }

    /**
     * What came of it.
     *
     * @return comments
     */
    List<String> outcome() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# Budget of " + DurationText.of(budget.seconds()) + ": " + DurationText.of(clock.seconds()) + " used, "
                        + Nouns.count(
                                numbers().stream().mapToInt(number -> pairs.get(number).sequence().blocks()).sum(),
                                "block"));
        List<Integer> without = unmeasured();
        List<Integer> open = numbers().stream().filter(number -> !pairs.get(number).hasEnded()
                && !without.contains(number)).collect(Collectors.toList());
        if (!open.isEmpty()) {
            lines.add("# " + Nouns.count(open.size(), "benchmark")
                    + " stayed undecided, and more blocks may decide "
                    + (open.size() == 1 ? "it:" : "them:"));
            lines.addAll(BudgetRows.of(open, this::chance, names()));
        }
        if (!without.isEmpty()) {
            lines.add("# " + Nouns.count(without.size(), "benchmark", "has", "have")
                    + " no look in this time; until " + (without.size() == 1 ? "its" : "their") + " first one:");
            lines.addAll(BudgetRows.of(without, this::firstSeconds, names()));
        }
        return lines;
    }

    private String chance(int number) {
        double chance = pairs.get(number).sequence().last().map(Look::chance).orElse(Double.NaN);
        return Double.isNaN(chance) ? "" : Math.round(100 * chance) + " % likely";
    }

    /** The benchmarks that had no look for want of time, by their numbers. */
    private List<Integer> unmeasured() {
        return numbers().stream().filter(number -> !pairs.get(number).hasEnded()
                && pairs.get(number).sequence().last().map(Look::completeBlocks).orElse(0) < settings.firstLook())
                .collect(Collectors.toList());
    }

    private List<Integer> numbers() {
        return IntStream.range(0, pairs.size()).boxed().collect(Collectors.toList());
    }

    private List<String> names() {
        return numbers().stream().map(this::name).collect(Collectors.toList());
    }

    private String name(int number) {
        return BlockText.name(pairs.get(number).sequence());
    }

    private String firstSeconds(int number) {
        return (cut.contains(number) ? "more than " : "about ") + DurationText.of(schedule.firstSeconds(number));
    }
}
