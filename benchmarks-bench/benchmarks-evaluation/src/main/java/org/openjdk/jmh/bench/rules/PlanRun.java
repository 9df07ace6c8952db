package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;

/**
 * Whether plans hold: made from a few forks, carried out on as many as they say. The forks of both are drawn from the
 * recording with replacement; those of a plan have as many iterations on end as it says, or as there are.
 */
final class PlanRun {

    /** Start and end of a fork beside its warmup, roughly. */
    private static final double START_SECONDS = 5;
    private static final double ITERATION_SECONDS = 1;
    /** Plans for more are not carried out: the recording cannot tell more about so small a change. */
    private static final int MAX_FORKS = 1000;

    private final List<Recorded> benchmarks;
    private final Costs costs;
    private final int pilots;
    private final long seed;
    private final Comparer comparer = new Comparer(ComparisonSettings.standard());

    /**
     * @param benchmarks    to draw from
     * @param warmupSeconds of each fork
     * @param pilots        plans made for each benchmark
     * @param seed          of the draws
     */
    PlanRun(List<Recorded> benchmarks, double warmupSeconds, int pilots, long seed) {
        this.benchmarks = benchmarks;
        this.costs = new Costs(START_SECONDS + warmupSeconds, ITERATION_SECONDS);
        this.pilots = pilots;
        this.seed = seed;
    }

    /** Plans for a change from so many forks on each side, all carried out that are feasible. */
    PlanShares run(int pilotForks, double change) {
        Planner planner = new Planner(change - 1, ComparisonSettings.CONFIDENCE, Planner.POWER);
        List<Double> found = new ArrayList<>();
        List<Integer> forks = new ArrayList<>();
        for (Recorded benchmark : benchmarks) {
            SplittableRandom random = new SplittableRandom(seed + 31L * benchmark.name().hashCode() + pilotForks);
            int successes = 0;
            int plans = 0;
            for (int i = 0; i < pilots; i++) {
                Optional<Plan> plan = planner.cheapest(pilot(benchmark, pilotForks, random),
                        pilot(benchmark, pilotForks, random), costs);
                forks.add(plan.map(Plan::forks).orElse(Integer.MAX_VALUE));
                if (plan.isPresent() && plan.get().forks() <= MAX_FORKS) {
                    plans++;
                    successes += finds(plan.get(), benchmark, change, random) ? 1 : 0;
                }
            }
            if (plans > 0) {
                found.add((double) successes / plans);
            }
        }
        return PlanShares.of(pilotForks, change, forks, found);
    }

    private VarianceComponents pilot(Recorded benchmark, int forks, SplittableRandom random) {
        return VarianceComponents.of(drawn(benchmark, forks, Recorded.ITERATIONS, 1, random));
    }

    private boolean finds(Plan plan, Recorded benchmark, double change, SplittableRandom random) {
        ForkSamples baseline = drawn(benchmark, plan.forks(), plan.iterations(), 1, random);
        ForkSamples candidate = drawn(benchmark, plan.forks(), plan.iterations(), change, random);
        return comparer.compare(baseline, candidate, Direction.LOWER_IS_BETTER).verdict().isChange();
    }

    private static ForkSamples drawn(Recorded benchmark, int forks, int iterations, double change,
                                     SplittableRandom random) {
        double[][] scores = new double[forks][];
        for (int f = 0; f < forks; f++) {
            double[] fork = Arrays.stream(benchmark.scores()[random.nextInt(benchmark.scores().length)])
                    .flatMapToDouble(Arrays::stream).map(score -> score * change).toArray();
            int length = Math.min(iterations, fork.length);
            int start = random.nextInt(fork.length - length + 1);
            scores[f] = Arrays.copyOfRange(fork, start, start + length);
        }
        return ForkSamples.ofScores(scores);
    }
}
