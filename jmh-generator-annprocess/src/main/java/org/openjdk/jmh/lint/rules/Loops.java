package org.openjdk.jmh.lint.rules;

import java.util.List;
import java.util.Objects;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/** What becomes of a local variable that a loop writes. */
final class Loops {

    private Loops() {
    }

    /** Tells whether the variable has a value before the loop. */
    static boolean startsOutside(Step assignment, List<Step> steps) {
        if (isElement(assignment.target())) {
            return true;
        }
        for (Step step : steps) {
            if (step.assigns(assignment.target().name()) && step.loopDepth() < assignment.loopDepth()) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether the loop uses the variable for anything but its own next value. */
    static boolean isReadInside(Step assignment, List<Step> steps) {
        if (isElement(assignment.target())) {
            return steps.stream().filter(step -> step != assignment && step.loopDepth() >= assignment.loopDepth())
                    .flatMap(step -> step.expressions().stream()).anyMatch(expr -> isElement(expr)
                            && isSame(expr.operands().get(0), assignment.target().operands().get(0)));
        }
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
    static boolean isSameInEachRun(Expr value, Step within, List<Step> steps, Callees callees) {
        boolean changes = value.kind() == Expr.Kind.CALL && mayChange(value, callees) || value.kind() == Expr.Kind.NEW;
        return !changes && !isWritten(value, within, steps)
                && value.operands().stream().allMatch(each -> isSameInEachRun(each, within, steps, callees));
    }

    /**
     * Tells whether a call goes on from where the one before it in the same loop ended, as a search does, or from the number
     * that its result is added to: such calls wait for each other.
     */
    static boolean goesOn(Expr call, Step within, List<Step> steps) {
        return steps.stream().filter(step -> step.kind() == Step.Kind.ASSIGN && step.loopDepth() >= within.loopDepth())
                .filter(step -> reads(step, step.target().name())
                        && step.expressions().stream().anyMatch(each -> each.kind() == Expr.Kind.CALL))
                .anyMatch(step -> mentions(call, step.target().name()));
    }

    /** Tells whether a call, or one that it works on, takes an object that stays and what the loop counts: to walk through data. */
    static boolean readsByIndex(Expr value, Step within, List<Step> steps) {
        boolean takesBoth = value.kind() == Expr.Kind.CALL
                && value.operands().stream().anyMatch(each -> isUnchanged(each, within, steps) && isOther(each))
                && value.operands().stream().anyMatch(each -> isIndex(Conversions.bare(each), within, steps));
        return takesBoth || value.operands().stream().anyMatch(each -> readsByIndex(each, within, steps));
    }

    /** Tells whether a call asks an element of what the loop walks through, and gives it nothing: to walk is the work. */
    static boolean asksAnElement(Expr call, Step within, List<Step> steps) {
        if (call.kind() != Expr.Kind.CALL || call.isStatic() || call.operands().size() != 1) {
            return false;
        }
        Expr asked = Conversions.bare(call.operands().get(0));
        return isElement(asked) || asked.kind() == Expr.Kind.LOCAL && isAssignedInside(asked.name(), within, steps)
                || asksAnElement(asked, within, steps);
    }

    /** An object with data in it, such as a text, that is not the benchmark itself. */
    private static boolean isOther(Expr value) {
        Expr bare = Conversions.bare(value);
        return bare.kind() != Expr.Kind.CONSTANT && bare.type().equals("java.lang.String")
                || PlainValues.mayBeChanged(value) && !bare.displayName().equals("this");
    }

    /** A variable that the loop computes without calls, or what is computed from it so. */
    private static boolean isIndex(Expr value, Step within, List<Step> steps) {
        if (value.kind() == Expr.Kind.OPERATOR && !isElement(value)) {
            return value.operands().stream().anyMatch(each -> isIndex(Conversions.bare(each), within, steps));
        }
        return value.kind() == Expr.Kind.LOCAL && !PlainValues.mayBeChanged(value) && steps.stream()
                .anyMatch(step -> step.assigns(value.name()) && step.loopDepth() >= within.loopDepth()
                        && reads(step, value.name())
                        && step.expressions().stream().noneMatch(each -> each.kind() == Expr.Kind.CALL));
    }

    private static boolean mentions(Expr value, String variable) {
        return value.isLocal(variable) || value.operands().stream().anyMatch(each -> mentions(each, variable));
    }

    /** An object that is given nothing, such as a sampler, gives what is in it, which each call may change. */
    private static boolean mayChange(Expr call, Callees callees) {
        boolean isGivenNothing = !call.isStatic() && call.operands().size() == 1;
        return Effects.of(call) == Effects.LIKELY
                || callees.effects(call) != Effects.NONE && (callees.isKnown(call) || isGivenNothing);
    }

    /** Tells whether an array or an index names the same thing in each run of the loop. */
    static boolean isUnchanged(Expr converted, Step within, List<Step> steps) {
        Expr value = Conversions.bare(converted);
        boolean isName = value.kind() == Expr.Kind.LOCAL || value.kind() == Expr.Kind.FIELD
                || value.kind() == Expr.Kind.CONSTANT;
        return isName && !isWritten(value, within, steps);
    }

    private static boolean isWritten(Expr value, Step within, List<Step> steps) {
        return value.kind() == Expr.Kind.LOCAL && isAssignedInside(value.name(), within, steps)
                || value.kind() == Expr.Kind.FIELD && steps.stream()
                        .anyMatch(step -> step.kind() == Step.Kind.STORE && StateInputs.isSame(step.target(), value));
    }

    /** Tells whether two expressions name the same variable, or the same element of an array. */
    static boolean isSame(Expr one, Expr other) {
        Expr a = Conversions.bare(one);
        Expr b = Conversions.bare(other);
        if (isElement(a) && isElement(b)) {
            return isSame(a.operands().get(0), b.operands().get(0)) && isSame(a.operands().get(1), b.operands().get(1));
        }
        return a.kind() == b.kind() && a.name().equals(b.name()) && a.owner().equals(b.owner())
                && (a.kind() == Expr.Kind.LOCAL || a.kind() == Expr.Kind.FIELD
                        || a.kind() == Expr.Kind.CONSTANT && Objects.equals(a.constant(), b.constant()));
    }

    /** Tells whether an expression is an element of an array. */
    static boolean isElement(Expr expr) {
        return expr.kind() == Expr.Kind.OPERATOR && expr.name().equals("[]");
    }

    /** Returns what messages call a variable or the element of an array. */
    static String nameOf(Expr target) {
        return isElement(target) ? "an element of " + Conversions.bare(target.operands().get(0)).displayName()
                : target.displayName();
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
