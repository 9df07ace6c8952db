package org.openjdk.jmh.bench.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.bench.data.Histogram;
import org.openjdk.jmh.bench.data.HistogramShape;
import org.openjdk.jmh.bench.textbook.Basics;
import org.openjdk.jmh.bench.textbook.TextbookRatio;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** A comparison of five forks with five, ten iterations in each, by 10,000 simulations. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class RatioBootstrap {

    private static final int FORKS = 5;
    private static final int ITERATIONS = 10;
    private static final int DRAWS = 1000;
    private static final int SIMULATIONS = 10_000;
    private static final double CONFIDENCE = 0.99;

    @Param({"SCORE", "SPIKY"})
    private HistogramShape shape;

    private final ComparisonMethod bootstrap = ComparisonMethods.bootstrap();
    private final SplittableRandom random = new SplittableRandom(Sessions.SEED);
    private ForkSamples baseline;
    private ForkSamples candidate;
    private double[][][] baselineValues;
    private double[][][] candidateValues;

    @Setup
    public void prepare() {
        Histogram[] before = shape.iterations(FORKS * ITERATIONS, Sessions.SEED);
        Histogram[] after = shape.iterations(FORKS * ITERATIONS, Sessions.SEED + 1);
        baseline = side(before);
        candidate = side(after);
        baselineValues = values(before);
        candidateValues = values(after);
    }

    private static ForkSamples side(Histogram[] iterations) {
        List<List<Sample>> forks = new ArrayList<>();
        for (int i = 0; i < iterations.length; i++) {
            if (i % ITERATIONS == 0) {
                forks.add(new ArrayList<>());
            }
            forks.get(i / ITERATIONS).add(Sample.weighted(iterations[i].values(), iterations[i].counts()));
        }
        return ForkSamples.of(forks);
    }

    private double[][][] values(Histogram[] iterations) {
        double[][][] values = new double[FORKS][ITERATIONS][];
        for (int i = 0; i < iterations.length; i++) {
            values[i / ITERATIONS][i % ITERATIONS] = Basics.draw(iterations[i], DRAWS, random);
        }
        return values;
    }

    @Benchmark
    public Interval engine() {
        return bootstrap.estimate(baseline, candidate).interval(CONFIDENCE);
    }

    /** Takes ten seconds for many values, so that few invocations have to do. */
    @Benchmark
    @Warmup(iterations = 1, time = 500, timeUnit = TimeUnit.MILLISECONDS)
    @Measurement(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
    @Fork(1)
    @SuppressWarnings("jmh:SINGLE") // one fork takes long enough
    public double[] textbook() {
        return TextbookRatio.interval(baselineValues, candidateValues, SIMULATIONS, CONFIDENCE, random);
    }
}
