package org.openjdk.jmh.run;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.ActionPlan;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.WorkloadParams;

/** What a run wants of upstream's runner, whose loops it steers. */
public interface UpstreamLoop {

    /** Returns the parameters with which a benchmark runs. */
    BenchmarkParams params(BenchmarkListEntry benchmark);

    /** Returns the benchmark that a plan is of. */
    BenchmarkParams params(ActionPlan plan);

    /** Tells whether a plan is of a benchmark without forks. */
    boolean isEmbedded(ActionPlan plan);

    /**
     * Returns all combinations of a benchmark's parameters.
     *
     * @throws RunnerException if a parameter has no value
     */
    List<WorkloadParams> parameters(BenchmarkListEntry benchmark) throws RunnerException;

    /**
     * Runs a short fork of a benchmark for the sake of its time.
     *
     * @return roughly what an invocation takes in nanoseconds, above 0
     * @throws RunnerException if the fork fails
     */
    double nanosOfInvocation(BenchmarkParams params) throws RunnerException;

    /** A fork is left out, and counts as done in upstream's estimate of the remaining time. */
    void skip(BenchmarkParams params);

    /** Upstream's estimate is made anew, of what is left of some benchmarks and of others as they are. */
    void estimate(Collection<ForkedBenchmark> benchmarks, Collection<ActionPlan> others);
}
