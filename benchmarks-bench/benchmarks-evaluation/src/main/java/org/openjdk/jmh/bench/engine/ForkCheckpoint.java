package org.openjdk.jmh.bench.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.bench.data.Histogram;
import org.openjdk.jmh.bench.data.HistogramShape;
import org.openjdk.jmh.bench.textbook.TextbookSession;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * The checkpoint after the fifth fork of ten iterations.
 *
 * <p>A session remembers its forks, so it can reach its fifth fork only once: each invocation needs a session of its
 * own, made by {@code Level.Invocation}. What speaks against that level (JMH reads the clock twice for each invocation,
 * about 0.05 µs) matters only for cv, whose checkpoint is itself in the order of a microsecond: read its figure as an
 * upper bound. The set-up takes longer than the checkpoint and leaves its own data in the caches, as the hundreds of
 * milliseconds between two real forks would.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
@SuppressWarnings("jmh:INVO") // each invocation needs an engine of its own, and takes long enough
public class ForkCheckpoint {

    private static final int FORKS = 5;
    private static final int ITERATIONS = 10;

    /** What both sides are fed with. */
    @State(Scope.Thread)
    public static class Data {

        @Param({"cv", "rciw", "kld"})
        String criterion;

        @Param
        HistogramShape shape;

        Histogram[] histograms;
        Iteration[] measurements;

        @Setup
        public void prepare() {
            histograms = shape.iterations(FORKS * ITERATIONS, Sessions.SEED);
            measurements = Sessions.measurements(histograms);
        }
    }

    /** An engine about to end its fifth fork. */
    @State(Scope.Thread)
    public static class Engine {

        ReconfigurationSession session;

        @Setup(Level.Invocation)
        public void prepare(Data data) {
            session = Sessions.engine(data.criterion);
            for (int i = 0; i < data.measurements.length; i++) {
                if (i % ITERATIONS == 0) {
                    endFork(i);
                    session.startFork(ForkRole.measured());
                }
                session.measurementIteration(data.measurements[i]);
            }
            CheckpointAllocation.start();
        }

        private void endFork(int iterations) {
            if (iterations > 0) {
                session.endFork();
            }
        }

        @TearDown(Level.Invocation)
        public void account() {
            CheckpointAllocation.stop();
        }
    }

    /** A textbook about to end its fifth fork. */
    @State(Scope.Thread)
    public static class Textbook {

        TextbookSession session;

        @Setup(Level.Invocation)
        public void prepare(Data data) {
            session = new TextbookSession(data.criterion, Sessions.SEED);
            for (int i = 0; i < data.histograms.length; i++) {
                if (i > 0 && i % ITERATIONS == 0) {
                    session.addFork();
                }
                session.measurementIteration(data.histograms[i]);
            }
            CheckpointAllocation.start();
        }

        @TearDown(Level.Invocation)
        public void account() {
            CheckpointAllocation.stop();
        }
    }

    @Benchmark
    public Checkpoint engine(Engine engine) {
        return engine.session.endFork();
    }

    /** Takes seconds for rciw and kld, so that few invocations have to do. */
    @Benchmark
    @Warmup(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
    @Measurement(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
    @Fork(1)
    @SuppressWarnings("jmh:SINGLE") // one fork takes long enough
    public boolean textbook(Textbook textbook) {
        return textbook.session.endFork();
    }
}
