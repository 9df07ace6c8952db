package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;

/** Judges pairs of sides, drawn from recorded benchmarks, by all rules. */
final class RuleRun {

    private final List<Recorded> benchmarks;
    private final int pairs;
    private final long seed;

    /**
     * @param benchmarks sorted, those of a project beside each other
     * @param pairs      drawn of each benchmark
     * @param seed       of the draws, which depend on nothing else but the benchmark, the draw and the forks
     */
    RuleRun(List<Recorded> benchmarks, int pairs, long seed) {
        this.benchmarks = benchmarks;
        this.pairs = pairs;
        this.seed = seed;
    }

    /**
     * All rules with so many forks on a side.
     *
     * @return a line for each rule; none where no benchmark has enough forks
     */
    List<RuleShares> run(Draw draw, int forks, int threads) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<List<Tally>>> running = new ArrayList<>();
            for (int b = 0; b < benchmarks.size(); b++) {
                int index = b;
                if (draw.allows(benchmarks.get(index), forks)) {
                    running.add(pool.submit(() -> judge(index, draw, forks)));
                }
            }
            return running.isEmpty() ? List.of() : shares(draw, forks, running);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private static List<RuleShares> shares(Draw draw, int forks, List<Future<List<Tally>>> running)
            throws InterruptedException, ExecutionException {
        List<List<Tally>> byRule = new ArrayList<>();
        DecisionRule.ALL.forEach(rule -> byRule.add(new ArrayList<>()));
        for (Future<List<Tally>> benchmark : running) {
            List<Tally> tallies = benchmark.get();
            for (int r = 0; r < tallies.size(); r++) {
                byRule.get(r).add(tallies.get(r));
            }
        }
        List<RuleShares> shares = new ArrayList<>();
        for (int r = 0; r < byRule.size(); r++) {
            shares.add(new RuleShares(DecisionRule.ALL.get(r), draw, forks, byRule.get(r)));
        }
        return shares;
    }

    private List<Tally> judge(int index, Draw draw, int forks) {
        Recorded benchmark = benchmarks.get(index);
        SplittableRandom random = new SplittableRandom(seed + 31L * benchmark.name().hashCode() + 7L * forks
                + draw.ordinal());
        List<Tally> tallies = new ArrayList<>();
        DecisionRule.ALL.forEach(rule -> tallies.add(new Tally()));
        for (int i = 0; i < pairs; i++) {
            judge(draw.pair(benchmark, Recorded.neighbour(benchmarks, index), forks, random), tallies);
        }
        return tallies;
    }

    private static void judge(ForkSamples[] sides, List<Tally> tallies) {
        Map<ComparisonMethod, RatioEstimate> estimates = new HashMap<>();
        for (int r = 0; r < tallies.size(); r++) {
            DecisionRule rule = DecisionRule.ALL.get(r);
            RatioEstimate estimate = estimates.computeIfAbsent(rule.method(), m -> m.estimate(sides[0], sides[1]));
            for (int c = 0; c < Tally.CHANGES.size(); c++) {
                tallies.get(r).add(c, rule.verdict(estimate.interval(rule.confidence()), Tally.CHANGES.get(c)));
            }
        }
    }
}
