package org.openjdk.jmh.bench.engine;

import java.util.List;
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
import org.openjdk.jmh.bench.textbook.TextbookChanges;
import org.openjdk.jmh.dynreconf.statistics.ChangePoint;
import org.openjdk.jmh.dynreconf.statistics.ChangePoints;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * The changes in a history of 100 runs that has one, with 99 random orders. The engine also looks for a second one, and
 * ends as soon as it is none.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class HistoryChanges {

    private static final int RUNS = 100;
    private static final int PERMUTATIONS = 99;

    private final double[] series = new double[RUNS];

    @Setup
    public void prepare() {
        SplittableRandom random = new SplittableRandom(Sessions.SEED);
        for (int i = 0; i < RUNS; i++) {
            series[i] = (i < 70 ? 0 : 0.05) + random.nextDouble(0.04);
        }
    }

    @Benchmark
    public List<ChangePoint> engine() {
        return ChangePoints.of(series, PERMUTATIONS, 0.01, new RandomStream(Sessions.SEED));
    }

    /** As {@code -load} does: looks again where the change says that runs depend on each other. */
    @Benchmark
    public List<ChangePoint> dependent() {
        return ChangePoints.ofDependent(series, PERMUTATIONS, 0.01, new RandomStream(Sessions.SEED));
    }

    @Benchmark
    public double textbook() {
        return TextbookChanges.pValue(series, PERMUTATIONS, new SplittableRandom(Sessions.SEED));
    }
}
