package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;

/** A time series whose slices are grouped into iterations. */
record SeriesRecording(BenchmarkSeries series, int slices, Grouping grouping) implements Recording {

    @Override
    public int forks() {
        return series.forks().size();
    }

    @Override
    public IterationMeasurement iteration(int fork, int iteration) {
        return grouping.measurement(series.forks().get(fork), iteration * slices, (iteration + 1) * slices);
    }

    @Override
    public double[] values(int fork, int iteration) {
        return series.forks().get(fork).means(iteration * slices, (iteration + 1) * slices);
    }

    @Override
    public double secondsOf(int fork, int iterations) {
        return series.forks().get(fork).secondsOf(iterations * slices);
    }
}
