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
import org.openjdk.jmh.bench.textbook.TextbookSteady;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/**
 * The judgement in front of a measurement iteration of the fifth fork, by the criterion steady: nine iterations of a
 * fork that has run for some time. It changes nothing, so that each invocation repeats it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 10, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class SlidingCheckpoint {

    private static final int EARLIER_FORKS = 4;
    private static final int KEPT = 10;

    /** The default's longest fork, and a very long one. */
    @Param({"60", "1000"})
    int iterations;

    private final List<double[]> earlier = new ArrayList<>();
    private double[] fork;
    private ReconfigurationSession session;

    @Setup
    public void prepare() {
        SplittableRandom random = new SplittableRandom(Sessions.SEED);
        session = Sessions.engine("steady");
        earlier.clear();
        for (int i = 0; i < EARLIER_FORKS; i++) {
            earlier.add(levels(random));
            run(earlier.get(i));
            session.endFork();
        }
        fork = levels(random);
        run(fork);
    }

    private double[] levels(SplittableRandom random) {
        double[] levels = new double[iterations];
        for (int i = 0; i < iterations; i++) {
            levels[i] = 5_000 * (1 + Math.exp(-i / 10.0)) * Math.exp(0.02 * random.nextGaussian());
        }
        return levels;
    }

    private void run(double[] levels) {
        session.startFork(ForkRole.measured());
        Sessions.afterWarmup(session, oneSecond(levels[0]));
        for (int i = 1; i < levels.length; i++) {
            session.measurementIteration(oneSecond(levels[i]));
        }
    }

    private static Iteration oneSecond(double level) {
        return Iteration.of(Sample.of(level)).withSeconds(1);
    }

    @Benchmark
    public Checkpoint engine() {
        return session.mayMeasurementEnd();
    }

    @Benchmark
    public double textbook() {
        return TextbookSteady.deviation(fork, KEPT - 1, earlier, KEPT);
    }
}
