package org.openjdk.jmh.bench.engine;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.bench.data.Histogram;
import org.openjdk.jmh.bench.data.HistogramShape;
import org.openjdk.jmh.bench.textbook.Basics;
import org.openjdk.jmh.bench.textbook.TextbookDensity;
import org.openjdk.jmh.dynreconf.statistics.GridDensity;
import org.openjdk.jmh.dynreconf.statistics.InterquartileMean;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.dynreconf.statistics.WeightedSampling;

/** The statistics that a checkpoint spends its time in. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 10, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class Statistics {

    private static final int DRAWS = 1000;
    private static final int POINTS = 1000;
    private static final int REPLICATES = 1000;
    /** Values of a full warmup window. */
    private static final int WINDOW_VALUES = 6000;
    /** Of the bimodal data, in nanoseconds: about what Silverman's rule gives for a full window. */
    private static final double BANDWIDTH = 80;

    private final RandomStream stream = new RandomStream(Sessions.SEED);
    private final SplittableRandom random = new SplittableRandom(Sessions.SEED);
    private final GridDensity grid = new GridDensity();
    private final double[] density = new double[POINTS];
    private Histogram histogram;
    private double[] iteration;
    private double[] window;
    private double[] weights;

    @Setup
    public void prepare() {
        histogram = HistogramShape.BIMODAL.iterations(1, Sessions.SEED)[0];
        iteration = Basics.draw(histogram, DRAWS, random);
        window = Basics.draw(histogram, WINDOW_VALUES, random);
        Arrays.sort(window);
        weights = new double[window.length];
        Arrays.fill(weights, 1);
    }

    @Benchmark
    public double[] samplingEngine() {
        return WeightedSampling.draw(histogram.values(), histogram.counts(), DRAWS, stream);
    }

    @Benchmark
    public double[] samplingTextbook() {
        return Basics.draw(histogram, DRAWS, random);
    }

    @Benchmark
    public double[] densityEngine() {
        grid.fit(window, weights, 0, window.length, BANDWIDTH);
        grid.evaluate(window[0], window[window.length - 1], density);
        return density;
    }

    @Benchmark
    public double[] densityTextbook() {
        return TextbookDensity.heights(window, BANDWIDTH, window[0], window[window.length - 1], POINTS);
    }

    @Benchmark
    public ResampledMean resamplingEngine() {
        return ResampledMean.ofValues(iteration, REPLICATES, stream);
    }

    @Benchmark
    public double[] resamplingTextbook() {
        return Basics.resampledMeans(iteration, REPLICATES, random);
    }

    @Benchmark
    public double interquartileMeanEngine() {
        return InterquartileMean.of(histogram.values(), histogram.counts());
    }

    @Benchmark
    public double interquartileMeanTextbook() {
        return Basics.interquartileMean(histogram);
    }
}
