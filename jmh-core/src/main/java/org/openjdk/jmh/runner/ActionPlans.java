package org.openjdk.jmh.runner;

import java.util.function.UnaryOperator;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.run.ForkedBenchmark;

/** Creates upstream's action plans. */
final class ActionPlans {

    private ActionPlans() {
    }

    /**
     * Returns the plan to send to a fork, whose parameters may differ from the host's: one whose measured actions have
     * adapted parameters, {@code plan} itself if none changed.
     */
    @SuppressWarnings("ReferenceEquality") // equal parameters may differ in fields that equals() ignores
    static ActionPlan adapted(ActionPlan plan, UnaryOperator<BenchmarkParams> adaptation) {
        ActionPlan changed = new ActionPlan(plan.getType());
        boolean isChanged = false;
        for (Action action : plan.getActions()) {
            BenchmarkParams params =
                    action.getMode().doMeasurement() ? adaptation.apply(action.getParams()) : action.getParams();
            isChanged |= params != action.getParams();
            changed.add(new Action(params, action.getMode()));
        }
        return isChanged ? changed : plan;
    }

    /** Returns a plan of the remaining forks of a benchmark, from which upstream estimates their time. */
    static ActionPlan remaining(ForkedBenchmark benchmark) {
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
