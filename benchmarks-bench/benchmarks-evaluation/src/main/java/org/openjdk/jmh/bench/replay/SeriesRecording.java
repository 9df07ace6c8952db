package org.openjdk.jmh.bench.replay;

import java.util.List;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * A time series whose slices are grouped into iterations. As live, an iteration ends with the slice in which its time
 * is up: of slices that last longer than 100 ms, because the benchmark does, it has fewer.
 */
final class SeriesRecording implements Recording {

    private final List<ForkSeries> forks;
    private final Grouping grouping;
    /** For each fork the number of slices before each iteration. */
    private final int[][] slicesBefore;

    /**
     * Groups the slices.
     *
     * @param series     of a benchmark
     * @param slices     of 100 ms that make an iteration
     * @param iterations how many each fork has
     * @param grouping   what the engine is told of them
     */
    SeriesRecording(BenchmarkSeries series, int slices, int iterations, Grouping grouping) {
        this.forks = series.forks();
        this.grouping = grouping;
        slicesBefore = new int[forks.size()][iterations + 1];
        for (int fork = 0; fork < forks.size(); fork++) {
            ForkSeries of = forks.get(fork);
            for (int i = 0; i < iterations; i++) {
                double end = of.secondsOf(slicesBefore[fork][i]) + slices * ForkSeries.SLICE_SECONDS;
                slicesBefore[fork][i + 1] = of.slicesUntil(end);
            }
        }
    }

    /** How many slices the first iterations of a fork have. */
    int slicesOf(int fork, int iterations) {
        return slicesBefore[fork][iterations];
    }

    @Override
    public int forks() {
        return forks.size();
    }

    @Override
    public Iteration iteration(int fork, int iteration) {
        return grouping.measurement(forks.get(fork), slicesOf(fork, iteration), slicesOf(fork, iteration + 1));
    }

    @Override
    public double[] values(int fork, int iteration) {
        return forks.get(fork).means(slicesOf(fork, iteration), slicesOf(fork, iteration + 1));
    }

    @Override
    public double secondsOf(int fork, int iterations) {
        return forks.get(fork).secondsOf(slicesOf(fork, iterations));
    }
}
