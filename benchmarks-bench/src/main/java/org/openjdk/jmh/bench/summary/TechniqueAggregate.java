package org.openjdk.jmh.bench.summary;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.bench.replay.BenchmarkOutcome;
import org.openjdk.jmh.bench.replay.ForkOutcome;
import org.openjdk.jmh.bench.replay.TechniqueOutcome;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** Collects what one technique did; holds one number for each fork. */
final class TechniqueAggregate {

    private final String technique;
    private final boolean published;
    private final QualityAggregate quality = new QualityAggregate();
    private final Frontier frontier = new Frontier();
    private final DoubleStream.Builder errors = DoubleStream.builder();
    private int benchmarks;
    private int forks;
    private int unstableForks;
    private int forksUsed;
    private int unstableRuns;
    private double staticSeconds;
    private double dynamicSeconds;

    TechniqueAggregate(TechniqueOutcome first) {
        technique = first.technique();
        published = first.published();
    }

    void add(BenchmarkOutcome benchmark, TechniqueOutcome outcome, int[] weights) {
        benchmarks++;
        forks += outcome.forks().size();
        unstableForks += (int) outcome.forks().stream().filter(f -> !f.stable()).count();
        forksUsed += outcome.forksUsed();
        unstableRuns += outcome.forksStable() ? 0 : 1;
        staticSeconds += outcome.staticSeconds();
        dynamicSeconds += outcome.dynamicSeconds();
        List<ForkOutcome> judged = outcome.forks().stream().filter(ForkOutcome::isJudged).toList();
        judged.forEach(f -> errors.add(Math.abs(f.lateSeconds())));
        quality.add(judged.stream().map(TechniqueAggregate::warmup).toList(), weights);
        frontier.add(judged.stream().map(f -> benchmark.traces().get(f.fork())).toList(), weights);
    }

    private static QualityAggregate.Warmup warmup(ForkOutcome fork) {
        return new QualityAggregate.Warmup(fork.warmupSeconds(), fork.lateSeconds(), fork.deviation());
    }

    TechniqueSummary summary() {
        double notHere = published ? Double.NaN : 1;
        return new TechniqueSummary(technique, published, quality.quality(), medianError(),
                frontier.timesStopwatch(quality), notHere * unstableForks / forks, (double) forksUsed / benchmarks,
                notHere * unstableRuns / benchmarks, 1 - dynamicSeconds / staticSeconds);
    }

    private double medianError() {
        double[] sorted = errors.build().toArray();
        Arrays.sort(sorted);
        return sorted.length == 0 ? Double.NaN : Quantiles.ofSorted(sorted, 0.5);
    }
}
