package org.openjdk.jmh.bench.longrun;

import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.replay.Grouping;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** Forks of a benchmark in some order, with scores as average time mode has them. */
record RecordedForks(List<ForkSeries> forks) {

    private static final double ITERATION_SECONDS = 1;

    /** The forks of a benchmark with these numbers. */
    static RecordedForks of(BenchmarkSeries series, List<Integer> numbers) {
        return new RecordedForks(numbers.stream().map(series.forks()::get).toList());
    }

    /** The iterations of a second of a fork, one after the other. */
    final class Tape {

        private final ForkSeries fork;
        private int slices;

        Tape(int number) {
            fork = forks.get(number);
        }

        Iteration next() {
            int from = slices;
            slices = fork.slicesUntil(fork.secondsOf(from) + ITERATION_SECONDS);
            return Grouping.SCORE.measurement(fork, from, slices);
        }

        double seconds() {
            return fork.secondsOf(slices);
        }
    }

    /** Mean time of an operation between two moments. */
    static double mean(ForkSeries fork, double from, double to) {
        int first = Math.min(fork.slicesUntil(from), fork.length() - 1);
        int end = Math.max(first + 1, fork.slicesUntil(to));
        double operations = IntStream.range(first, end).mapToDouble(fork::operations).sum();
        return (fork.secondsOf(end) - fork.secondsOf(first)) / operations;
    }

    /** What each fork from a number on comes to, from a moment on. */
    double[] ends(int first, double from) {
        return forks.stream().skip(first).mapToDouble(fork -> mean(fork, from, Double.POSITIVE_INFINITY)).toArray();
    }

    /** What each of the first forks measures. */
    double[] measured(int count, double from, double to) {
        return forks.stream().limit(count).mapToDouble(fork -> mean(fork, from, to)).toArray();
    }
}
