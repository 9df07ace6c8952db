package org.openjdk.jmh.history;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.TimeValue;

class HistoryObserverTest {

    private final IterationParams phase =
            new IterationParams(IterationType.MEASUREMENT, 2, TimeValue.seconds(1), 1);
    private final BenchmarkParams params = new BenchmarkParams("sample.Some.benchmark", "sample.Generated", false, 1,
            new int[] {1}, List.of(), 1, 0, phase, phase, Mode.AverageTime, new WorkloadParams(), TimeUnit.NANOSECONDS,
            1,
            "java", List.of(), "17", "vm", "17", "1", TimeValue.seconds(1));
    private final List<String> calls = new ArrayList<>();
    private final HistoryObserver memory = new HistoryObserver(new Other());

    private final class Other implements ForkObserver {
        @Override
        public void iterationStarts(BenchmarkParams of, IterationParams in, int iteration) {
            calls.add("starts " + iteration);
        }

        @Override
        public void iterationLoad(double waited, double others) {
            calls.add("waited " + waited + ", others " + others);
        }

        @Override
        public void iterationEnds(BenchmarkParams of, IterationParams in, int iteration, IterationResult result) {
            calls.add("ends " + iteration);
        }

        @Override
        public void benchmarkFails(String message) {
            calls.add("fails: " + message);
        }

        @Override
        public boolean isEnough(IterationType type, int iterations) {
            calls.add("asks " + iterations);
            return true;
        }
    }

    private void iteration(int number, double waited, long nanos) {
        memory.iterationStarts(params, phase, number);
        if (waited >= 0) {
            memory.iterationLoad(waited, 0.25);
        }
        IterationResult result = new IterationResult(params, phase, new IterationResultMetaData(1, 1));
        if (nanos >= 0) {
            result.addResult(new AverageTimeResult(ResultRole.PRIMARY, "benchmark", 1, nanos, TimeUnit.NANOSECONDS));
        }
        memory.iterationEnds(params, phase, number, result);
    }

    @Test
    void events_areForwarded() {
        iteration(1, 0.5, 100);
        assertTrue(memory.isEnough(IterationType.MEASUREMENT, 1));
        memory.benchmarkFails("so");
        assertEquals(List.of("starts 1", "waited 0.5, others 0.25", "ends 1", "asks 1", "fails: so"), calls);
    }

    @Test
    void waiting_isInResultsAndNotInTimes() {
        iteration(1, 0.75, 400);
        iteration(2, 0, 100);
        RememberedFork fork = memory.end(7, 2);
        assertNotNull(fork);
        assertArrayEquals(new double[] {100, 100}, fork.times(), 1e-9);
        assertEquals(250, fork.result(), 1e-9);
    }

    @Test
    void waitingUnknownForOneIteration_isSubtractedFromNone() {
        iteration(1, 0.75, 400);
        iteration(2, -1, 100);
        assertArrayEquals(new double[] {400, 100}, memory.end(7, 2).times(), 1e-9);
    }

    @Test
    void forkWithoutTimes_isNotRemembered() {
        iteration(1, 0, 0);
        assertNull(memory.end(7, 1), "a time of 0");
        memory.startFork();
        iteration(1, 0, -1);
        assertNull(memory.end(7, 1), "no result");
        memory.startFork();
        iteration(1, 0, 100);
        assertNull(memory.end(7, 2), "too few iterations");
        memory.benchmarkFails("so");
        assertNull(memory.end(7, 1), "a failure");
        memory.startFork();
        iteration(1, 0, 100);
        assertEquals(1, memory.end(7, 1).times().length, "another fork");
    }
}
