package org.openjdk.jmh.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.integration.benchmarks.SteadyBenchmark;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.noise.NoisePart;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.environment.Cause;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.Ruler;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Tests a machine that becomes slower during the second fork, by the clock of its ruler. */
class MovedRulerTest {

    private static final long LOOP = TimeUnit.MICROSECONDS.toNanos(500);

    private final RecordingFormat console = new RecordingFormat();
    private final AtomicLong clock = new AtomicLong();

    private long moved() {
        boolean slow = console.events().contains("# Fork: 2 of 3");
        return clock.getAndAdd(slow ? LOOP * 3 / 2 : LOOP);
    }

    private RunResult run(Supplier<Ruler> ruler) throws RunnerException {
        Runner runner = new Runner(new OptionsBuilder().include(SteadyBenchmark.class.getName()).forks(3)
                .warmupIterations(1).warmupTime(TimeValue.milliseconds(1)).measurementIterations(2)
                .measurementTime(TimeValue.milliseconds(1)).watchEnvironment(true).build(), console);
        runner.inputs().set(NoisePart.RULER, ruler);
        return runner.run().iterator().next();
    }

    @Test
    void failingWatch_isReportedOnceAndTheRunContinuesWithoutIt() throws RunnerException {
        RunResult result = run(() -> {
            throw new IllegalStateException("broken");
        });
        assertEquals(3, result.getBenchmarkResults().size());
        assertFalse(result.getEnvironment().isPresent());
        assertEquals(1, console.events().stream()
                .filter(line -> line.startsWith("# WARNING: JMH stopped watching the machine after")).count());
    }

    @Test
    void forkDuringWhichTheRulerMoves_isMarked() throws RunnerException {
        BenchmarkEnvironment environment = run(() -> Ruler.calibrated(this::moved)).getEnvironment().orElseThrow();
        List<ForkEnvironment> forks = environment.forks();
        assertEquals(3, forks.size());
        assertEquals(0.5, forks.get(1).rulerChange(), 1e-9);
        assertEquals(List.of(false, true, false),
                forks.stream().map(fork -> fork.causes().contains(Cause.RULER)).toList());
    }
}
