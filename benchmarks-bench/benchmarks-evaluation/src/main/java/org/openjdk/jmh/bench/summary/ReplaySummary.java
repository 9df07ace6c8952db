package org.openjdk.jmh.bench.summary;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;

/**
 * All benchmarks together.
 *
 * @param benchmarks  their number
 * @param forks       theirs
 * @param steadyForks forks whose steady state is known
 * @param techniques  replayed ones first
 * @param frontier    the fixed-time rules on all forks, 1 s first
 * @param hindsight   the best that could have been, with bounds from tight to loose
 */
public record ReplaySummary(int benchmarks, int forks, int steadyForks, List<TechniqueSummary> techniques,
                            List<WarmupQuality> frontier, List<Hindsight> hindsight) {

    /** Of the replayed techniques. */
    public List<ComparisonSummary> comparisons() {
        return techniques.stream().filter(t -> !t.published()).map(TechniqueSummary::comparison).toList();
    }

    /** Takes one benchmark after the other. */
    public static final class Builder {

        private final Map<String, TechniqueAggregate> replayed = new LinkedHashMap<>();
        private final Map<String, TechniqueAggregate> published = new LinkedHashMap<>();
        private final Frontier frontier = new Frontier();
        private final List<Hindsight.Aggregate> hindsight =
                List.of(new Hindsight.Aggregate(50), new Hindsight.Aggregate(150));
        private int benchmarks;
        private int forks;
        private int steadyForks;

        /** Adds a benchmark. */
        public void add(BenchmarkOutcome benchmark) {
            int[] weights = PoissonWeights.of(benchmark.name());
            List<ForkTrace> steady = benchmark.traces().stream().filter(t -> t.stopwatch() != null).toList();
            benchmarks++;
            forks += benchmark.traces().size();
            steadyForks += steady.size();
            frontier.add(steady, weights);
            hindsight.forEach(best -> best.add(steady, weights));
            for (TechniqueOutcome outcome : benchmark.techniques()) {
                (outcome.published() ? published : replayed)
                        .computeIfAbsent(outcome.technique(), t -> new TechniqueAggregate(outcome))
                        .add(benchmark, outcome, weights);
            }
        }

        /** The summary of all benchmarks so far. */
        public ReplaySummary build() {
            Map<String, TechniqueAggregate> all = new LinkedHashMap<>(replayed);
            published.forEach((name, aggregate) -> all.put("published " + name, aggregate));
            return new ReplaySummary(benchmarks, forks, steadyForks,
                    all.values().stream().map(TechniqueAggregate::summary).toList(), frontier.rules(),
                    hindsight.stream().map(best -> best.against(frontier)).toList());
        }
    }
}
