package org.openjdk.jmh.bench.summary;

import java.util.List;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WarmupOutcome;

/** Collects what one technique did; holds nothing for each benchmark. */
final class TechniqueAggregate {

    /** As exact as the median of warmup estimation errors needs to be. */
    private static final double ERROR_SECONDS = 0.01;

    private final String technique;
    private final boolean published;
    private final QualityAggregate quality = new QualityAggregate();
    private final Frontier frontier = new Frontier();
    private final BinnedMedian errors = new BinnedMedian(ERROR_SECONDS);
    private int benchmarks;
    private int forks;
    private int unstableForks;
    private int forksUsed;
    private final ComparisonSummary.Builder comparisons;

    TechniqueAggregate(TechniqueOutcome first) {
        technique = first.technique();
        published = first.published();
        comparisons = new ComparisonSummary.Builder(technique);
    }

    void add(BenchmarkOutcome benchmark, TechniqueOutcome outcome, int[] weights) {
        benchmarks++;
        forks += outcome.forks().size();
        unstableForks += (int) outcome.forks().stream().filter(f -> !f.stable()).count();
        forksUsed += outcome.forksUsed();
        if (!published) {
            comparisons.add(outcome);
        }
        List<WarmupOutcome> judged = outcome.forks().stream().filter(WarmupOutcome::isJudged).toList();
        judged.forEach(f -> errors.add(Math.abs(f.lateSeconds())));
        quality.add(judged.stream().map(TechniqueAggregate::warmup).toList(), weights);
        frontier.add(judged.stream().map(f -> benchmark.traces().get(f.fork())).toList(), weights);
    }

    private static QualityAggregate.Warmup warmup(WarmupOutcome fork) {
        return new QualityAggregate.Warmup(fork.warmupSeconds(), fork.lateSeconds(), fork.deviation());
    }

    TechniqueSummary summary() {
        return new TechniqueSummary(technique, published, quality.quality(), errors.median(),
                frontier.timesStopwatch(quality), published ? Double.NaN : (double) unstableForks / forks,
                (double) forksUsed / benchmarks, published ? null : comparisons.build());
    }
}
