package org.openjdk.jmh.results.journal;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.BenchmarkResultMetaData;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Utils;

/** Forks for tests, which never ran. */
final class Forks {

    private Forks() {
    }

    static BenchmarkParams params(String benchmark, int forks) {
        return params(benchmark, forks, new WorkloadParams(), Collections.emptyList());
    }

    static BenchmarkParams params(String benchmark, int forks, WorkloadParams values, List<String> jvmArguments) {
        return new BenchmarkParams(benchmark, benchmark, true, 1, new int[] {1}, List.of(benchmark), forks, 0,
                new IterationParams(IterationType.WARMUP, 2, TimeValue.NONE, 1),
                new IterationParams(IterationType.MEASUREMENT, 2, TimeValue.NONE, 1),
                Mode.Throughput, values, TimeUnit.SECONDS, 1, Utils.getCurrentJvm(),
                jvmArguments, "17", "VM", "17.0", "1.37", TimeValue.NONE);
    }

    /** A fork whose two iterations gave a score and twice that score. */
    static JournaledFork fork(String benchmark, double score) {
        BenchmarkParams params = params(benchmark, 2);
        List<IterationResult> iterations = List.of(iteration(benchmark, score), iteration(benchmark, 2 * score));
        BenchmarkResult result =
                new BenchmarkResult(params, iterations, new BenchmarkResultMetaData(1, 2, 3, 4, 5));
        return JournaledFork.ended(params, false, 1_700_000_000_000L, 1.5, true, result, null);
    }

    /** A fork that failed in front of its first iteration. */
    static JournaledFork without(String benchmark) {
        return JournaledFork.ended(params(benchmark, 2), false, 1_700_000_000_000L, 0.5, false, null, null);
    }

    private static IterationResult iteration(String benchmark, double score) {
        BenchmarkParams own = params(benchmark, 2);
        IterationResult iteration = new IterationResult(own, own.getMeasurement(), null);
        iteration
                .addResult(new ThroughputResult(ResultRole.PRIMARY, benchmark, score, 1_000_000_000, TimeUnit.SECONDS));
        return iteration;
    }

    static double score(JournaledFork fork) {
        return fork.result().get().getPrimaryResult().getStatistics().getMin();
    }
}
