package org.openjdk.jmh.reconfiguration;

import java.io.IOException;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.results.SingleShotResult;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.InMemoryLink;
import org.openjdk.jmh.util.SampleBuffer;
import org.openjdk.jmh.util.Utils;

/**
 * Simulates forks with generated measurements: the host reads, decides and prints as for a real fork, with a monitor,
 * sessions and judges of its own and a silent output.
 */
final class SimulatedForks {

    private final BenchmarkParams params;
    private final int warmups;
    private final BooleanSupplier enough;
    private final BenchmarkMonitor monitor;
    private final InMemoryLink link;
    private final SimulatedResult invented = new SimulatedResult();

    /**
     * @param plan   has only criteria that tolerate generated measurements
     * @param enough asked before each iteration
     */
    SimulatedForks(BenchmarkParams params, ReconfigurationPlan plan, OutputFormat silent, BooleanSupplier enough) {
        this.params = params;
        this.enough = enough;
        warmups = Math.min(plan.settings(params).sampling().warmupWindow() + 1, params.getWarmup().getCount());
        monitor = new BenchmarkMonitor(params, of -> plan, new RunWarnings(), silent, Utils::getPid,
                HostWarmup.none());
        link = new InMemoryLink(silent, monitor);
    }

    void run(int forks) throws IOException, ReflectiveOperationException {
        for (int fork = 0; fork < forks && !enough.getAsBoolean(); fork++) {
            monitor.startFork(false);
            warmup();
            measurement();
            monitor.endFork();
        }
    }

    /** Asks all questions of a few warmup iterations, regardless of the answers. */
    private void warmup() throws IOException, ReflectiveOperationException {
        for (int i = 1; i <= warmups && !enough.getAsBoolean(); i++) {
            iteration(params.getWarmup(), i);
            link.isEnough(IterationType.WARMUP, i);
        }
    }

    private void measurement() throws IOException, ReflectiveOperationException {
        int count = params.getMeasurement().getCount();
        boolean last = false;
        for (int i = 1; !last && !enough.getAsBoolean(); i++) {
            last = i >= count && (!params.isSliding() || link.isEnough(IterationType.MEASUREMENT, i - 1));
            iteration(params.getMeasurement(), i);
        }
    }

    private void iteration(IterationParams phase, int number) throws IOException, ReflectiveOperationException {
        link.iterationStarts(params, phase, number);
        link.iterationEnds(params, phase, number, invented.of(params, phase));
    }

    ReconfigurationOutcome outcome() {
        return monitor.outcome();
    }

    private static final class SimulatedResult {

        /** Exceeds the engine's sample of an iteration, so that sampling is warmed up as well. */
        private static final int INVOCATIONS = 1500;

        /** Arbitrary, as criteria are relative. A variation of 10 % makes them compute all figures. */
        private static final long LEVEL = TimeUnit.MILLISECONDS.toNanos(1);
        private static final int SCATTER = (int) LEVEL / 10;

        private final Random random = new Random(1);

        IterationResult of(BenchmarkParams params, IterationParams phase) {
            IterationResult result = new IterationResult(params, phase, new IterationResultMetaData(1, 1));
            result.addResult(primary(params.getMode(), params.getBenchmark(), params.getTimeUnit()));
            return result;
        }

        private Result<?> primary(Mode mode, String label, TimeUnit unit) {
            switch (mode) {
                case SampleTime:
                    return new SampleTimeResult(ResultRole.PRIMARY, label, sample(), unit);
                case Throughput:
                    return new ThroughputResult(ResultRole.PRIMARY, label, 1, nanos(), unit);
                case SingleShotTime:
                    return new SingleShotResult(ResultRole.PRIMARY, label, nanos(), unit);
                default:
                    return new AverageTimeResult(ResultRole.PRIMARY, label, 1, nanos(), unit);
            }
        }

        private SampleBuffer sample() {
            SampleBuffer sample = new SampleBuffer();
            for (int i = 0; i < INVOCATIONS; i++) {
                sample.add(nanos());
            }
            return sample;
        }

        private long nanos() {
            return LEVEL + random.nextInt(SCATTER);
        }
    }
}
