package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Clock;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Simulates the events and questions of a fork. */
class BenchmarkMonitorTest {

    private static final int WARMUPS = 4;
    private static final int MEASUREMENTS = 2;

    private final ByteArrayOutputStream console = new ByteArrayOutputStream();
    private final OutputFormat out = OutputFormatFactory.createFormatInstance(
            new PrintStream(console, true, StandardCharsets.UTF_8), VerboseMode.NORMAL);

    private static IterationParams phase(IterationType type, int count) {
        return new IterationParams(type, count, TimeValue.seconds(1), 1);
    }

    private static BenchmarkParams params(boolean sliding) {
        BenchmarkParams params = new BenchmarkParams("sample.Some.benchmark", "sample.Generated", false, 1,
                new int[] {1},
                List.of(), 2, 0, phase(IterationType.WARMUP, WARMUPS), phase(IterationType.MEASUREMENT, MEASUREMENTS),
                Mode.AverageTime, new WorkloadParams(), TimeUnit.MILLISECONDS, 1, "java", List.of(), "17", "vm", "17",
                "1", TimeValue.seconds(1));
        params.makeReconfigurable();
        if (sliding) {
            params.makeSliding();
        }
        return params;
    }

    private BenchmarkMonitor monitor(BenchmarkParams params, String criterion) {
        return monitor(params, criterion, Clock.OWN);
    }

    private BenchmarkMonitor monitor(BenchmarkParams params, String criterion, Clock clock) {
        Options options = new OptionsBuilder().stabilityCriterion(criterion).warmupMin(2).clock(clock).build();
        ReconfigurationPlan plan = Plans.of(options, "plain");
        BenchmarkMonitor monitor = new BenchmarkMonitor(params, of -> plan, new RunWarnings(), out, () -> -1,
                new HostWarmup());
        monitor.startFork(false);
        return monitor;
    }

    private static void iteration(BenchmarkMonitor monitor, BenchmarkParams params, IterationType type, int number,
                                  double score) {
        IterationParams phase = type == IterationType.WARMUP ? params.getWarmup() : params.getMeasurement();
        IterationResult result = new IterationResult(params, phase, new IterationResultMetaData(1, 1));
        result.addResult(new AverageTimeResult(ResultRole.PRIMARY, "benchmark", 1,
                (long) (score * TimeUnit.MILLISECONDS.toNanos(1)), TimeUnit.MILLISECONDS));
        monitor.iterationStarts(params, phase, number);
        monitor.iterationEnds(params, phase, number, result);
    }

    private String printed() {
        return console.toString(StandardCharsets.UTF_8);
    }

    @Test
    void warmupDecision_beforeTheForkAsks_isNotMade() {
        BenchmarkParams params = params(false);
        BenchmarkMonitor monitor = monitor(params, "cv");
        iteration(monitor, params, IterationType.WARMUP, 1, 10);
        assertFalse(monitor.isEnough(IterationType.WARMUP, 1));
        iteration(monitor, params, IterationType.WARMUP, 2, 10);
        ForkOutcome fork = monitor.outcome().forks().get(0);
        assertEquals(1, fork.warmupCheckpoints().size());
        iteration(monitor, params, IterationType.WARMUP, 3, 10);
        assertTrue(monitor.isEnough(IterationType.WARMUP, 3));
        assertEquals(2, fork.warmupCheckpoints().size());
        assertEquals(Decision.STABLE, fork.warmupCheckpoints().get(1).decision());
        assertTrue(printed().contains("# Stability: cv 0 (needs <= 0.01): stable, warmup ends after 3 of 4"),
                printed());
    }

    /** The fork's loop ends by itself, without a question. */
    @Test
    void lastWarmupIteration_withoutQuestion_isDecided() {
        BenchmarkParams params = params(false);
        BenchmarkMonitor monitor = monitor(params, "cv");
        for (int i = 1; i <= WARMUPS; i++) {
            iteration(monitor, params, IterationType.WARMUP, i, Math.pow(3, i));
            if (i < WARMUPS) {
                assertFalse(monitor.isEnough(IterationType.WARMUP, i));
            }
        }
        List<Decision> decisions = monitor.outcome().forks().get(0).warmupCheckpoints().stream()
                .map(checkpoint -> checkpoint.decision()).toList();
        assertEquals(WARMUPS, decisions.size());
        assertEquals(Decision.EXHAUSTED, decisions.get(WARMUPS - 1));
    }

    @Test
    void forks_onceTheyAgree_end() {
        BenchmarkParams params = params(false);
        BenchmarkMonitor monitor = monitor(params, "cv");
        assertFalse(wholeFork(monitor, params));
        monitor.startFork(false);
        assertTrue(wholeFork(monitor, params));
        monitor.finish();
        assertTrue(monitor.outcome().areForksStable());
        assertEquals(List.of(), monitor.outcome().warnings());
    }

    private static boolean wholeFork(BenchmarkMonitor monitor, BenchmarkParams params) {
        return wholeFork(monitor, params, 10, Double.NaN);
    }

    private static boolean wholeFork(BenchmarkMonitor monitor, BenchmarkParams params, double score, double waited) {
        for (int i = 1; i <= 3; i++) {
            monitor.iterationLoad(waited, Double.NaN);
            iteration(monitor, params, IterationType.WARMUP, i, score);
            monitor.isEnough(IterationType.WARMUP, i);
        }
        for (int i = 1; i <= MEASUREMENTS; i++) {
            monitor.iterationLoad(waited, Double.NaN);
            iteration(monitor, params, IterationType.MEASUREMENT, i, score);
        }
        return monitor.endFork();
    }

    @Test
    void forksThatWaitedForAProcessor_agreeInOwnTime() {
        assertEquals(0, halfWidthOfForksThatWaited(Clock.OWN), 1e-9);
    }

    @Test
    void forksThatWaitedForAProcessor_differInWallTime() {
        assertTrue(halfWidthOfForksThatWaited(Clock.WALL) > 1);
    }

    /** The second fork takes twice as long, because it waits for a processor half of the time. */
    private double halfWidthOfForksThatWaited(Clock clock) {
        BenchmarkParams params = params(false);
        BenchmarkMonitor monitor = monitor(params, "cv", clock);
        wholeFork(monitor, params, 10, 0);
        monitor.startFork(false);
        wholeFork(monitor, params, 20, 0.5);
        monitor.finish();
        return monitor.outcome().verdict(0).precision().halfWidth();
    }

    @Test
    void incompleteFork_isNoEvidence() {
        BenchmarkParams params = params(false);
        BenchmarkMonitor monitor = monitor(params, "cv");
        iteration(monitor, params, IterationType.WARMUP, 1, 10);
        monitor.benchmarkFails("boom");
        assertFalse(monitor.endFork());
        assertTrue(monitor.outcome().forks().get(0).failure().orElseThrow().contains("boom"));
        assertTrue(printed().contains("the fork failed and does not count"), printed());
    }

    @Test
    void failedCriterion_whenForksAgree_doesNotEndThem() {
        BenchmarkParams params = params(false);
        BenchmarkMonitor monitor = monitor(params, "cv");
        monitor.iterationStarts(params, params.getWarmup(), 1);
        monitor.iterationEnds(params, params.getWarmup(), 1, null);
        assertTrue(printed().replace("\n#     ", " ").contains("the benchmark continues statically"), printed());
        assertFalse(wholeFork(monitor, params));
        monitor.startFork(false);
        assertFalse(wholeFork(monitor, params));
        assertFalse(monitor.outcome().forks().get(1).forkCheckpoint().isPresent());
    }

    /** Every other iteration takes twice as long, because it waits for a processor half of the time. */
    @Test
    void iterationsThatWaitedForAProcessor_whenReported_areSteady() {
        assertFalse(steadyThroughInterruptions(false).outcome().forks().get(0).measurement().orElseThrow().isSteady());
        assertTrue(steadyThroughInterruptions(true).outcome().forks().get(0).measurement().orElseThrow().isSteady());
    }

    @Test
    void replayedFork_reportsItsWaitingTimeAgain() {
        BenchmarkMonitor first = steadyThroughInterruptions(true);
        BenchmarkMonitor second = monitor(params(true), "steady");
        second.replay(first.recording(), false);
        second.endFork();
        List<ForkOutcome> forks = second.outcome().forks();
        assertTrue(forks.get(forks.size() - 1).measurement().orElseThrow().isSteady());
    }

    private BenchmarkMonitor steadyThroughInterruptions(boolean reported) {
        BenchmarkParams params = params(true);
        BenchmarkMonitor monitor = monitor(params, "steady");
        monitor.record();
        monitor.discardFork();
        monitor.startFork(false);
        for (int i = 1; i <= 2; i++) {
            monitor.iterationLoad(reported ? 0 : Double.NaN, Double.NaN);
            iteration(monitor, params, IterationType.WARMUP, i, 10);
        }
        monitor.isEnough(IterationType.WARMUP, 2);
        boolean last = false;
        for (int i = 1; !last; i++) {
            last = monitor.isEnough(IterationType.MEASUREMENT, i - 1);
            monitor.iterationLoad(reported ? i % 2 * 0.5 : Double.NaN, Double.NaN);
            iteration(monitor, params, IterationType.MEASUREMENT, i, 10 + i % 2 * 10);
        }
        monitor.endFork();
        return monitor;
    }

    @Test
    void slidingMeasurement_asksBeforeEachIteration() {
        BenchmarkParams params = params(true);
        BenchmarkMonitor monitor = monitor(params, "steady");
        int warmup = 1;
        iteration(monitor, params, IterationType.WARMUP, warmup, 10);
        while (!monitor.isEnough(IterationType.WARMUP, warmup)) {
            iteration(monitor, params, IterationType.WARMUP, ++warmup, 10);
        }
        int measured = 0;
        boolean last;
        do {
            last = monitor.isEnough(IterationType.MEASUREMENT, measured);
            iteration(monitor, params, IterationType.MEASUREMENT, ++measured, 10);
        } while (!last);
        monitor.endFork();
        SlidMeasurement slid = monitor.outcome().forks().get(0).measurement().orElseThrow();
        assertEquals(2, warmup);
        assertEquals(measured - MEASUREMENTS + 1, slid.checkpoints().size());
        assertEquals(MEASUREMENTS, slid.lastKept() - slid.firstKept() + 1);
        assertTrue(slid.isSteady());
    }
}
