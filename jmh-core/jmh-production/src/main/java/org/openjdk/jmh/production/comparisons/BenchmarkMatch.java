package org.openjdk.jmh.production.comparisons;

import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.results.measures.MeasuredResult;

/** Compares a method in production with a benchmark with one set of parameters. */
public final class BenchmarkMatch {

    /** Shortest comparable mean time: timing costs about 0.1 us an invocation (docs/evidence/production). */
    public static final double MIN_COMPARABLE_NANOSECONDS = 1_000;

    /** Mean time below which the cost of timing may be visible. */
    public static final double MIN_UNAFFECTED_NANOSECONDS = 50_000;

    private final MeasuredResult result;
    private final BenchmarkTimes times;
    private final Interval mean;
    private final Interval ratio;
    private final Similarity similarity;
    private boolean nearest;

    private BenchmarkMatch(MeasuredResult result, BenchmarkTimes times, ProductionTimes production, double tolerance) {
        this.result = result;
        this.times = times;
        ResampledMean benchmark = times.resampled(new RandomStream(Estimates.SEED));
        mean = benchmark.units() < 2 ? Interval.unknown(benchmark.mean()) : Estimates.ofMean(benchmark);
        boolean known = production.batchCount() > 1 && benchmark.units() > 1;
        ratio = known ? Estimates.around(production.mean().point() / benchmark.mean(),
                Estimates.ofRatio(production.batches.resampled(new RandomStream(Estimates.SEED + 1)), benchmark))
                : Interval.unknown(production.mean().point() / benchmark.mean());
        similarity = result.methods().size() > 1 ? Similarity.TOGETHER
                : production.mean().point() < MIN_COMPARABLE_NANOSECONDS ? Similarity.TOO_SHORT
                        : Similarity.of(ratio, tolerance);
    }

    static Optional<BenchmarkMatch> of(MeasuredResult result, ProductionTimes production, double tolerance) {
        return BenchmarkTimes.of(result).map(times -> new BenchmarkMatch(result, times, production, tolerance));
    }

    public MeasuredResult result() {
        return result;
    }

    public int forks() {
        return times.forks();
    }

    /** Returns the benchmark's mean in nanoseconds with its 95 % interval. */
    public Interval mean() {
        return mean;
    }

    /**
     * Returns a quantile, from 0 to 1, of the benchmark's invocations in nanoseconds; empty if they were not measured
     * individually.
     */
    public OptionalDouble quantile(double probability) {
        return times.quantile(probability);
    }

    /** Returns production's mean divided by the benchmark's, with its 95 % interval. */
    public Interval ratio() {
        return ratio;
    }

    public Similarity similarity() {
        return similarity;
    }

    /** Returns whether its ratio is the nearest to 1 among the parameters of its benchmark. */
    public boolean isNearest() {
        return nearest;
    }

    void nearest() {
        nearest = true;
    }

    double distance() {
        return Math.abs(Math.log(ratio.point()));
    }
}
