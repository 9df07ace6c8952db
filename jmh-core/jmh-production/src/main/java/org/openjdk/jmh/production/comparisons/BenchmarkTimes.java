package org.openjdk.jmh.production.comparisons;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.measures.MeasuredResult;

/** Holds the times of a benchmark with one set of parameters, in nanoseconds for each operation and thread. */
final class BenchmarkTimes {

    private static final Unit NANOSECONDS = Unit.of("ns/op");
    private static final Unit RATE = Unit.of("ops/ns");

    private final List<double[]> forks;
    private final double[] values;
    private final long[] counts;

    private BenchmarkTimes(List<double[]> forks, Sample invocations, double factor) {
        this.forks = forks;
        int[] order = IntStream.range(0, invocations.size()).boxed()
                .sorted((one, other) -> Double.compare(invocations.value(one), invocations.value(other)))
                .mapToInt(Integer::intValue).toArray();
        values = Arrays.stream(order).mapToDouble(i -> factor * invocations.value(i)).toArray();
        counts = Arrays.stream(order).mapToLong(invocations::count).toArray();
    }

    /** Returns the times; empty if the score is not a time, or raw data are missing. */
    static Optional<BenchmarkTimes> of(MeasuredResult result) {
        Unit unit = Unit.of(result.unit());
        Optional<Double> toTime = unit.factorTo(NANOSECONDS);
        Optional<Double> toRate = unit.factorTo(RATE);
        if (toTime.isEmpty() && toRate.isEmpty()) {
            return Optional.empty();
        }
        List<double[]> forks = Arrays.stream(result.iterations())
                .map(fork -> Arrays.stream(fork)
                        .map(value -> toTime.isPresent() ? value * toTime.get()
                                : result.threads() / (value * toRate.orElseThrow()))
                        .filter(time -> Double.isFinite(time) && time > 0).toArray())
                .filter(fork -> fork.length > 0).toList();
        return forks.isEmpty() ? Optional.empty()
                : Optional.of(new BenchmarkTimes(forks, toTime.isPresent() ? result.invocations() : Sample.of(),
                        toTime.orElse(1.0)));
    }

    int forks() {
        return forks.size();
    }

    ResampledMean resampled() {
        return Estimates.resampled(forks, Estimates.SEED);
    }

    /**
     * Returns a quantile, from 0 to 1, of invocation times in nanoseconds; empty if invocations were not measured
     * individually.
     */
    OptionalDouble quantile(double probability) {
        return values.length == 0 ? OptionalDouble.empty()
                : OptionalDouble.of(Quantiles.ofSorted(values, counts, probability));
    }
}
