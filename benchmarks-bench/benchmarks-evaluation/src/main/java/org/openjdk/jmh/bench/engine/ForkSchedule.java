package org.openjdk.jmh.bench.engine;

import java.util.Collections;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.OneByOne;
import org.openjdk.jmh.dynreconf.scheduling.Rounds;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;

/** What stands between two forks of a suite: the end of one is told, the next asked for, and the time left computed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class ForkSchedule {

    private static final int FORKS = 1_000_000;
    private static final double SECONDS = 10;

    /** How a schedule is made for so many benchmarks. */
    public enum Order {

        /** As upstream runs them. */
        BENCHMARKS {
            @Override
            Schedule of(int benchmarks) {
                return new OneByOne(benchmarks);
            }
        },

        /** One fork of each. */
        ROUNDS {
            @Override
            Schedule of(int benchmarks) {
                return new Rounds(benchmarks);
            }
        },

        /** A time that never ends. */
        BUDGET {
            @Override
            Schedule of(int benchmarks) {
                return new BudgetSchedule(Double.MAX_VALUE,
                        Collections.nCopies(benchmarks, new ForkEstimate(SECONDS, 0)), () -> 0);
            }
        };

        abstract Schedule of(int benchmarks);
    }

    @Param({"100", "5000"})
    private int benchmarks;

    @Param({"BENCHMARKS", "ROUNDS", "BUDGET"})
    private Order order;

    private final Random random = new Random(Sessions.SEED);
    private RunProgress progress;

    /** Each benchmark has had two forks, so that a budget has something to choose from. */
    @Setup(Level.Iteration)
    public void prepare() {
        progress = new RunProgress(order.of(benchmarks), Collections.nCopies(benchmarks, new ForkEstimate(SECONDS, 0)),
                Collections.nCopies(benchmarks, FORKS));
        IntStream.range(0, 2 * benchmarks).forEach(i -> progress.forkEnded(i % benchmarks, end()));
    }

    private ForkEnd end() {
        return ForkEnd.measured(SECONDS, 100 + random.nextGaussian());
    }

    /** The time left, if only to use what is computed. */
    @Benchmark
    public double fork() {
        OptionalInt next = progress.next();
        progress.forkEnded(next.getAsInt(), end());
        return progress.secondsLeft();
    }
}
