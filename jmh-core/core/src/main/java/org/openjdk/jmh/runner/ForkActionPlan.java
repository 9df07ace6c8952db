package org.openjdk.jmh.runner;

import java.util.function.UnaryOperator;
import org.openjdk.jmh.infra.BenchmarkParams;

/** A plan as a fork is told it, which may have other parameters than the host's. */
final class ForkActionPlan {

    private ForkActionPlan() {
    }

    /** Returns the plan with what becomes of the parameters of what it measures; itself where nothing does. */
    @SuppressWarnings("ReferenceEquality") // equal parameters may differ in what a fork is told
    static ActionPlan of(ActionPlan plan, UnaryOperator<BenchmarkParams> told) {
        ActionPlan changed = new ActionPlan(plan.getType());
        boolean isChanged = false;
        for (Action action : plan.getActions()) {
            BenchmarkParams params =
                    action.getMode().doMeasurement() ? told.apply(action.getParams()) : action.getParams();
            isChanged |= params != action.getParams();
            changed.add(new Action(params, action.getMode()));
        }
        return isChanged ? changed : plan;
    }
}
