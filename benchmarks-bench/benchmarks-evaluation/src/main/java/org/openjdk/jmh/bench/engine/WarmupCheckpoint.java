package org.openjdk.jmh.bench.engine;

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
import org.openjdk.jmh.bench.textbook.TextbookSession;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * One warmup iteration, from the measured histogram to the decision: draw 1,000 invocations, digest them, judge the
 * window.
 *
 * <p>Each invocation feeds the next of some prepared iterations to one and the same session. That needs no set-up per
 * invocation, because the window slides: from the sixth iteration on a session is always in the same state.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 10, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class WarmupCheckpoint {

    /** Prepared iterations; a power of two, and too few to leave the second-level cache. */
    private static final int PREPARED = 16;

    @Param({"cv", "rciw", "kld"})
    String criterion;

    @Param
    HistogramShape shape;

    private Histogram[] histograms;
    private Iteration[] measurements;
    private ReconfigurationSession engine;
    private TextbookSession textbook;
    private int next;

    @Setup
    public void prepare() {
        histograms = shape.iterations(PREPARED, Sessions.SEED);
        measurements = Sessions.measurements(histograms);
        engine = Sessions.engineInFork(criterion);
        textbook = new TextbookSession(criterion, Sessions.SEED);
        for (int i = 0; i < PREPARED; i++) {
            Sessions.afterWarmup(engine, measurements[i]);
            textbook.addWarmup(histograms[i]);
        }
    }

    @Benchmark
    public Checkpoint engine() {
        return Sessions.afterWarmup(engine, measurements[next++ & PREPARED - 1]);
    }

    @Benchmark
    public boolean textbook() {
        return textbook.warmupIteration(histograms[next++ & PREPARED - 1]);
    }
}
