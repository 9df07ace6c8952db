package org.openjdk.jmh.bench.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.ForkMin;
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
 * What a run pays while the engine's own code is still cold: one shot in each of many fresh virtual machines.
 *
 * <p>A real run takes some iterations before it decides for the first time, so the first iteration (classes are loaded,
 * the session is made) and the first decision (after {@value #BEFORE} iterations, each of them digested) are two
 * benchmarks.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(10)
@ForkMin(10)
public class ColdStart {

    /** One fewer than the warmup iterations that always run. */
    private static final int BEFORE = 4;

    /** Prepared measurements, in a virtual machine that has not seen the engine yet. */
    @State(Scope.Thread)
    public static class Data {

        @Param({"cv", "rciw", "kld"})
        String criterion;

        Histogram[] histograms;
        Iteration[] measurements;

        @Setup
        public void prepare() {
            histograms = HistogramShape.SPIKY.iterations(BEFORE + 1, Sessions.SEED);
            measurements = Sessions.measurements(histograms);
        }
    }

    /** An engine in front of its first decision. */
    @State(Scope.Thread)
    public static class Engine {

        ReconfigurationSession session;

        @Setup
        public void prepare(Data data) {
            session = Sessions.engineInFork(data.criterion, BEFORE + 1);
            for (int i = 0; i < BEFORE; i++) {
                Sessions.afterWarmup(session, data.measurements[i]);
            }
        }
    }

    /** A textbook in front of its first decision. */
    @State(Scope.Thread)
    public static class Textbook {

        TextbookSession session;

        @Setup
        public void prepare(Data data) {
            session = new TextbookSession(data.criterion, Sessions.SEED);
            for (int i = 0; i < BEFORE; i++) {
                session.addWarmup(data.histograms[i]);
            }
        }
    }

    @Benchmark
    public Checkpoint engineFirstIteration(Data data) {
        return Sessions.afterWarmup(Sessions.engineInFork(data.criterion, BEFORE + 1), data.measurements[0]);
    }

    @Benchmark
    public Checkpoint engineFirstDecision(Data data, Engine engine) {
        return Sessions.afterWarmup(engine.session, data.measurements[BEFORE]);
    }

    @Benchmark
    public boolean textbookFirstDecision(Data data, Textbook textbook) {
        return textbook.session.warmupIteration(data.histograms[BEFORE]);
    }
}
