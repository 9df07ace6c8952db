package org.openjdk.jmh.reconfiguration;

import java.util.Random;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.util.SampleBuffer;

/** Generates plausible measurements of an iteration. */
final class SimulatedResult {

    /** More than the engine samples from an iteration, so that sampling is warmed up as well. */
    private static final int INVOCATIONS = 1500;

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
