package org.openjdk.jmh.production.comparisons;

import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.results.measures.MeasuredResult;

/**
 * Compares a method in production with a benchmark with one set of parameters.
 *
 * @param mean      the benchmark's mean in nanoseconds with its 95 % interval
 * @param ratio     production's mean divided by the benchmark's, with its 95 % interval
 * @param isNearest whether its ratio is the nearest to 1 among the parameters of its benchmark
 */
public record BenchmarkMatch(MeasuredResult result, BenchmarkTimes times, Interval mean, Interval ratio,
                             Similarity similarity, boolean isNearest) {

    /** Shortest comparable mean time: timing costs about 0.1 us an invocation (docs/evidence/production). */
    public static final double MIN_COMPARABLE_NANOSECONDS = 1_000;

    /** Mean time below which the cost of timing may be visible. */
    public static final double MIN_UNAFFECTED_NANOSECONDS = 50_000;

    static Optional<BenchmarkMatch> of(MeasuredResult result, ProductionTimes production, double tolerance) {
        return BenchmarkTimes.of(result).map(times -> of(result, times, production, tolerance));
    }

    private static BenchmarkMatch of(MeasuredResult result, BenchmarkTimes times, ProductionTimes production,
                                     double tolerance) {
        ResampledMean benchmark = times.resampled();
        Interval mean = benchmark.units() < 2 ? Interval.unknown(benchmark.mean()) : Estimates.ofMean(benchmark);
        double point = production.mean().point() / benchmark.mean();
        Interval ratio = production.batchCount() > 1 && benchmark.units() > 1
                ? Estimates.around(point,
                        Estimates.ofRatio(production.batches().resampled(Estimates.SEED + 1), benchmark))
                : Interval.unknown(point);
        Similarity similarity = result.methods().size() > 1 ? Similarity.TOGETHER
                : production.mean().point() < MIN_COMPARABLE_NANOSECONDS ? Similarity.TOO_SHORT
                        : Similarity.of(ratio, tolerance);
        return new BenchmarkMatch(result, times, mean, ratio, similarity, false);
    }

    BenchmarkMatch asNearest() {
        return new BenchmarkMatch(result, times, mean, ratio, similarity, true);
    }

    public int forks() {
        return times.forks();
    }

    /**
     * Returns a quantile, from 0 to 1, of the benchmark's invocations in nanoseconds; empty if they were not measured
     * individually.
     */
    public OptionalDouble quantile(double probability) {
        return times.quantile(probability);
    }

    double distance() {
        return Math.abs(Math.log(ratio.point()));
    }
}
