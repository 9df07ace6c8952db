package org.openjdk.jmh.lint.rules;

import java.util.List;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/** What becomes of a local variable that a loop writes. */
final class Loops {

    private Loops() {
    }

    /** Tells whether the variable has a value before the loop. */
    static boolean startsOutside(Step assignment, List<Step> steps) {
        for (Step step : steps) {
            if (step.assigns(assignment.target().name()) && step.loopDepth() < assignment.loopDepth()) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether the loop uses the variable for anything but its own next value. */
    static boolean isReadInside(Step assignment, List<Step> steps) {
        String variable = assignment.target().name();
        for (Step step : steps) {
            if (step.loopDepth() >= assignment.loopDepth() && !step.assigns(variable) && reads(step, variable)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether the loop calls something whose result it drops, so that it does not run for the variable alone. */
    static boolean hasEffects(Step assignment, List<Step> steps) {
        for (Step step : steps) {
            if (step.loopDepth() >= assignment.loopDepth() && step.kind() == Step.Kind.DISCARD
                    && step.value().kind() == Expr.Kind.CALL && Effects.of(step.value()) == Effects.LIKELY
                    && !Effects.isNullCheck(step.value())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tells whether each run of the loop overwrites the value of the run before, unread. A loop with a condition in its
     * body may be a search, which is right to keep one value.
     */
    static boolean keepsOnlyTheLast(Step assignment, List<Step> steps) {
        return assignment.kind() == Step.Kind.ASSIGN && assignment.loopDepth() > 0
                && conditions(assignment, steps) <= 1 && startsOutside(assignment, steps)
                && !isReadInside(assignment, steps) && !reads(assignment, assignment.target().name());
    }

    private static int conditions(Step assignment, List<Step> steps) {
        int conditions = 0;
        for (Step step : steps) {
            if (step.kind() == Step.Kind.CONDITION && step.loopDepth() >= assignment.loopDepth()) {
                conditions++;
            }
        }
        return conditions;
    }

    /** Tells whether a value is the same in each run of the loop around a step, as far as can be seen. */
    static boolean isSameInEachRun(Expr value, Step within, List<Step> steps) {
        boolean changes = value.kind() == Expr.Kind.CALL && Effects.of(value) == Effects.LIKELY
                || value.kind() == Expr.Kind.NEW
                || value.kind() == Expr.Kind.LOCAL && isAssignedInside(value.name(), within, steps)
                || value.kind() == Expr.Kind.FIELD && steps.stream()
                        .anyMatch(step -> step.kind() == Step.Kind.STORE && Inputs.isSame(step.target(), value));
        return !changes && value.operands().stream().allMatch(each -> isSameInEachRun(each, within, steps));
    }

    private static boolean isAssignedInside(String variable, Step within, List<Step> steps) {
        return steps.stream().anyMatch(step -> step.assigns(variable) && step.loopDepth() >= within.loopDepth());
    }

    private static boolean reads(Step step, String variable) {
        for (Expr expr : step.expressions()) {
            if (expr.isLocal(variable)) {
                return true;
            }
        }
        return false;
    }
}
