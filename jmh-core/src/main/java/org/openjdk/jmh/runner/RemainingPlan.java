package org.openjdk.jmh.runner;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.run.ForkedBenchmark;

/** An action plan of the remaining forks of a benchmark, from which upstream estimates their time. */
final class RemainingPlan {

    private RemainingPlan() {
    }

    static ActionPlan of(ForkedBenchmark benchmark) {
        BenchmarkParams params = benchmark.params();
        BenchmarkParams rest = new BenchmarkParams(params.getBenchmark(), params.generatedBenchmark(),
                params.shouldSynchIterations(), params.getThreads(), params.getThreadGroups(),
                params.getThreadGroupLabels(), benchmark.allForks() - benchmark.nextFork(), 0, params.getWarmup(),
                params.getMeasurement(), params.getMode(), new WorkloadParams(), params.getTimeUnit(),
                params.getOpsPerInvocation(), params.getJvm(), params.getJvmArgs(), params.getJdkVersion(),
                params.getVmName(), params.getVmVersion(), params.getJmhVersion(), params.getTimeout());
        ActionPlan plan = new ActionPlan(ActionType.FORKED);
        plan.add(new Action(rest, ActionMode.WARMUP_MEASUREMENT));
        return plan;
    }
}
