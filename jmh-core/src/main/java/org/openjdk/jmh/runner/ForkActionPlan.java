package org.openjdk.jmh.runner;

import java.util.function.UnaryOperator;
import org.openjdk.jmh.infra.BenchmarkParams;

/** The action plan sent to a fork. Its parameters may differ from the host's. */
final class ForkActionPlan {

    private ForkActionPlan() {
    }

    /** Returns a plan whose measured actions have adapted parameters, {@code plan} itself if none changed. */
    @SuppressWarnings("ReferenceEquality") // equal parameters may differ in fields that equals() ignores
    static ActionPlan of(ActionPlan plan, UnaryOperator<BenchmarkParams> adaptation) {
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
}
