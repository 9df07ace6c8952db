package org.openjdk.jmh.run;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.ActionPlan;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.WorkloadParams;

/** The methods of upstream's runner that a run needs to control its loops. */
public interface UpstreamLoop {

    BenchmarkParams params(BenchmarkListEntry benchmark);

    BenchmarkParams params(ActionPlan plan);

    boolean isEmbedded(ActionPlan plan);

    /** Returns all combinations of a benchmark's parameters. Throws if a parameter has no value. */
    List<WorkloadParams> parameters(BenchmarkListEntry benchmark) throws RunnerException;

    /** Measures one invocation in a short fork and returns its rough time in nanoseconds, above 0. */
    double nanosOfInvocation(BenchmarkParams params) throws RunnerException;

    /** Counts a skipped fork as done in upstream's estimate of the remaining time. */
    void skip(BenchmarkParams params);

    /** Recomputes upstream's estimate from the remaining forks of these benchmarks and from other plans as they are. */
    void estimate(Collection<ForkedBenchmark> benchmarks, Collection<ActionPlan> others);
}
