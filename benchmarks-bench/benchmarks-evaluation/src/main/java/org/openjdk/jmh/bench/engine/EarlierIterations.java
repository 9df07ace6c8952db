package org.openjdk.jmh.bench.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.bench.data.HistogramShape;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Whether a warmup checkpoint costs more after many iterations: {@value #CHECKPOINTS} of them, after 10 or after 1,000
 * earlier iterations of the same fork.
 *
 * <p>Measuring a checkpoint adds an iteration, so the number of earlier ones can be held only by shots: each is given a
 * new session with the earlier iterations in it. The compiler is warmed by another session before.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 10)
@Fork(1)
@SuppressWarnings("jmh:SINGLE") // compares within one fork
public class EarlierIterations {

    private static final int CHECKPOINTS = 10;
    private static final int PREPARED = 16;
    private static final int COMPILED = 2000;

    @Param({"cv", "rciw", "kld"})
    String criterion;

    @Param({"10", "1000"})
    int earlier;

    private Iteration[] measurements;
    private ReconfigurationSession session;

    @Setup(Level.Trial)
    public void compile() {
        measurements = Sessions.measurements(HistogramShape.SPIKY.iterations(PREPARED, Sessions.SEED));
        sessionAfter(COMPILED);
    }

    @Setup(Level.Iteration)
    public void feed() {
        session = sessionAfter(earlier);
    }

    private ReconfigurationSession sessionAfter(int iterations) {
        ReconfigurationSession fed = Sessions.engineInFork(criterion);
        for (int i = 0; i < iterations; i++) {
            Sessions.afterWarmup(fed, measurements[i % PREPARED]);
        }
        return fed;
    }

    @Benchmark
    @OperationsPerInvocation(CHECKPOINTS)
    public void engine(Blackhole blackhole) {
        for (int i = 0; i < CHECKPOINTS; i++) {
            blackhole.consume(Sessions.afterWarmup(session, measurements[i]));
        }
    }
}
