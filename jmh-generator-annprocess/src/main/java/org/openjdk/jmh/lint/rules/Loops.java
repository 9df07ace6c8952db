package org.openjdk.jmh.lint.rules;

import java.util.List;
import java.util.Objects;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/** Analyzes what happens to a local variable that a loop writes. */
final class Loops {

    private Loops() {
    }

    /** Returns whether the variable has a value before the loop. */
    static boolean startsOutside(Step assignment, List<Step> steps) {
        if (isElement(assignment.target())) {
            return true;
        }
        return steps.stream().anyMatch(step -> step.assigns(assignment.target().name())
                && step.loopDepth() < assignment.loopDepth());
    }

    /** Returns whether the loop uses the variable for anything but its own next value. */
    static boolean isReadInside(Step assignment, List<Step> steps) {
        if (isElement(assignment.target())) {
            return steps.stream().filter(step -> step != assignment && step.loopDepth() >= assignment.loopDepth())
                    .flatMap(step -> step.expressions().stream()).anyMatch(expr -> isElement(expr)
                            && isSame(expr.operands().get(0), assignment.target().operands().get(0)));
        }
        String variable = assignment.target().name();
        return steps.stream().anyMatch(step -> step.loopDepth() >= assignment.loopDepth() && !step.assigns(variable)
                && reads(step, variable));
    }

    /**
     * Returns whether the loop contains a call whose result is dropped, so that it does not run for the variable
     * alone.
     */
    static boolean hasEffects(Step assignment, List<Step> steps) {
        return steps.stream().filter(step -> step.loopDepth() >= assignment.loopDepth())
                .filter(step -> step.kind() == Step.Kind.DISCARD).map(Step::value)
                .anyMatch(value -> value.kind() == Expr.Kind.CALL && Effects.of(value) == Effects.LIKELY
                        && !Effects.isNullCheck(value));
    }

    /**
     * Returns whether each iteration overwrites the previous value without reading it. A loop with a condition in its
     * body may be a search, which should keep one value.
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

    /** Returns whether a value is the same in each iteration of the loop around a step, as far as can be determined. */
    static boolean isSameInEachRun(Expr value, Step within, List<Step> steps, Callees callees) {
        boolean changes = value.kind() == Expr.Kind.CALL && mayChange(value, callees) || value.kind() == Expr.Kind.NEW;
        return !changes && !isWritten(value, within, steps)
                && value.operands().stream().allMatch(each -> isSameInEachRun(each, within, steps, callees));
    }

    /**
     * Returns whether a call continues where the previous one in the same loop ended, as a search does, or from the
     * number to which its result is added: such calls depend on each other.
     */
    static boolean continuesPreviousCall(Expr call, Step within, List<Step> steps) {
        return steps.stream().filter(step -> step.kind() == Step.Kind.ASSIGN && step.loopDepth() >= within.loopDepth())
                .filter(step -> reads(step, step.target().name())
                        && step.expressions().stream().anyMatch(each -> each.kind() == Expr.Kind.CALL))
                .anyMatch(step -> mentions(call, step.target().name()));
    }

    /**
     * Returns whether a call, or one in its operands, takes a constant object and the loop's counter, that is,
     * iterates over data.
     */
    static boolean readsByIndex(Expr value, Step within, List<Step> steps) {
        boolean takesBoth = value.kind() == Expr.Kind.CALL
                && value.operands().stream().anyMatch(each -> isUnchanged(each, within, steps) && isOther(each))
                && value.operands().stream().anyMatch(each -> isIndex(Conversions.bare(each), within, steps));
        return takesBoth || value.operands().stream().anyMatch(each -> readsByIndex(each, within, steps));
    }

    /**
     * Returns whether a call reads from an element of the iterated sequence, without arguments: iterating is the
     * work.
     */
    static boolean asksAnElement(Expr call, Step within, List<Step> steps) {
        if (call.kind() != Expr.Kind.CALL || call.isStatic() || call.operands().size() != 1) {
            return false;
        }
        Expr asked = Conversions.bare(call.operands().get(0));
        return isElement(asked) || asked.kind() == Expr.Kind.LOCAL && isAssignedInside(asked.name(), within, steps)
                || asksAnElement(asked, within, steps);
    }

    /** Returns whether a value is an object with data, such as a text, and not the benchmark itself. */
    private static boolean isOther(Expr value) {
        Expr bare = Conversions.bare(value);
        return bare.kind() != Expr.Kind.CONSTANT && bare.type().equals("java.lang.String")
                || PlainValues.mayBeChanged(value) && !bare.displayName().equals("this");
    }

    /** Returns whether a value is a variable that the loop computes without calls, or computed from one. */
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

    /** Returns whether a call without arguments may return something else each time, as a sampler does. */
    private static boolean mayChange(Expr call, Callees callees) {
        boolean isGivenNothing = !call.isStatic() && call.operands().size() == 1;
        return Effects.of(call) == Effects.LIKELY
                || callees.effects(call) != Effects.NONE && (callees.isKnown(call) || isGivenNothing);
    }

    /** Returns whether an array or index is the same in each iteration. */
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

    /** Returns whether two expressions are the same variable or array element. */
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

    static boolean isElement(Expr expr) {
        return expr.kind() == Expr.Kind.OPERATOR && expr.name().equals("[]");
    }

    /** Returns the name of a variable or array element for messages. */
    static String nameOf(Expr target) {
        return isElement(target) ? "an element of " + Conversions.bare(target.operands().get(0)).displayName()
                : target.displayName();
    }

    private static boolean isAssignedInside(String variable, Step within, List<Step> steps) {
        return steps.stream().anyMatch(step -> step.assigns(variable) && step.loopDepth() >= within.loopDepth());
    }

    private static boolean reads(Step step, String variable) {
        return step.expressions().stream().anyMatch(expr -> expr.isLocal(variable));
    }
}
