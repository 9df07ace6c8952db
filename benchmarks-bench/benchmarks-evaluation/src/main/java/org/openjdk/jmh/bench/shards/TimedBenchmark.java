package org.openjdk.jmh.bench.shards;

import java.util.Arrays;
import java.util.SortedMap;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;

/**
 * What forks of a recorded benchmark take with the warmup that its developers configured.
 *
 * @param settings seconds of a fork as its settings say
 * @param forks    seconds that recorded forks took
 */
record TimedBenchmark(double settings, double[] forks) {

    private static final double MEASUREMENT = 10;

    /** An iteration waits for its last operation, so that slow operations make forks longer than their settings. */
    static TimedBenchmark of(BenchmarkSeries series, SortedMap<Integer, Integer> warmupSlices, int standardSlices) {
        int warmup = warmupSlices.isEmpty() ? standardSlices : warmupSlices.get(warmupSlices.firstKey());
        int slices = (int) (warmup + MEASUREMENT / ForkSeries.SLICE_SECONDS);
        return new TimedBenchmark(ForkEstimate.START + slices * ForkSeries.SLICE_SECONDS, series.forks().stream()
                .mapToDouble(fork -> ForkEstimate.START + fork.secondsOf(Math.min(slices, fork.length()))).toArray());
    }

    /** The same, all operations taking so many times as long; settings do not know of it. */
    TimedBenchmark times(double factor) {
        return new TimedBenchmark(settings, Arrays.stream(forks).map(seconds -> factor * seconds).toArray());
    }
}
