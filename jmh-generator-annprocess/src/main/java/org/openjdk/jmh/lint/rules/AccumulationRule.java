package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * LOOP: a loop accumulates results of calls in a number or in one element of an array. Not reported: sums of values
 * that are not calls (summing is the work then), values that enter the number through several operators (a hash, a
 * polynomial), numbers that the loop itself reads, and loops that also call methods for their effects.
 *
 * <p>Reported only if the called methods can be analyzed and have no effects, since iterating, drawing random
 * numbers, searching and decoding are work. The VM must also be able to merge iterations: the call is small enough to
 * be inlined, or it is the same in each iteration.
 */
final class AccumulationRule extends DescribedRule {

    private static final Set<String> OPERATORS = new HashSet<>(Arrays.asList("+", "-", "*", "^", "|", "&"));
    private static final Set<String> NUMBERS =
            new HashSet<>(Arrays.asList("byte", "short", "int", "long", "float", "double"));

    AccumulationRule() {
        super("LOOP", "The VM may unroll a loop that only accumulates results of calls, and merge its iterations",
                "pass each result to Blackhole.consume");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            check(benchmark, new Callees(benchmark, type), report);
        }
    }

    private static void check(MethodFacts benchmark, Callees callees, Report report) {
        List<Step> steps = benchmark.body().steps();
        for (Step step : steps) {
            List<Expr> calls = accumulated(step, steps);
            if (!calls.isEmpty() && Loops.startsOutside(step, steps) && !Loops.isReadInside(step, steps)
                    && !Loops.hasEffects(step, steps)
                    && calls.stream()
                            .allMatch(call -> mayMerge(call, callees) && !Loops.continuesPreviousCall(call, step, steps)
                                    && !Loops.readsByIndex(call, step, steps)
                                    && !Loops.asksAnElement(call, step, steps))
                    && calls.stream().anyMatch(call -> merges(call, step, steps, callees))) {
                report.add(Severity.WARNING, step.target().place(), Loops.nameOf(step.target())
                        + " accumulates results of calls in a loop, so the VM may unroll and merge them");
            }
        }
    }

    /** Returns whether the VM may merge calls; not if they read elements that are only summed, or change anything. */
    private static boolean mayMerge(Expr call, Callees callees) {
        boolean takesFromData = call.owner().startsWith("java.util.") || call.kind() == Expr.Kind.LOCAL;
        return !takesFromData && !new CallLengths(callees).isLong(call) && isComputed(call, callees);
    }

    private static boolean isComputed(Expr expr, Callees callees) {
        boolean computes = expr.kind() != Expr.Kind.CALL
                || callees.effects(expr) == Effects.NONE && (callees.isKnown(expr) || Effects.of(expr) == Effects.NONE);
        return computes && expr.operands().stream().allMatch(operand -> isComputed(operand, callees));
    }

    private static boolean merges(Expr call, Step step, List<Step> steps, Callees callees) {
        return new CallLengths(callees).isSmall(call) || Loops.isSameInEachRun(call, step, steps, callees);
    }

    /** Returns the calls whose results a step adds to its target; empty if it does something else. */
    private static List<Expr> accumulated(Step step, List<Step> steps) {
        List<Expr> calls = new ArrayList<>();
        if (step.loopDepth() == 0 || !isNumber(step, steps)) {
            return calls;
        }
        Expr sum = Conversions.bare(step.value());
        if (isSum(sum) && sum.operands().stream().anyMatch(operand -> isTarget(operand, step))) {
            sum.operands().stream().filter(operand -> !isTarget(operand, step))
                    .forEach(operand -> calls.addAll(calls(operand, step, steps)));
        }
        return calls;
    }

    private static boolean isTarget(Expr operand, Step step) {
        return Loops.isSame(operand, step.target());
    }

    /** Returns whether a step writes the same number in all iterations. */
    private static boolean isNumber(Step step, List<Step> steps) {
        if (step.kind() == Step.Kind.ASSIGN) {
            return NUMBERS.contains(step.target().type()) || Conversions.BOXES.contains(step.target().type());
        }
        return step.kind() == Step.Kind.STORE && Loops.isElement(step.target())
                && mayHoldNumbers(Conversions.bare(step.target().operands().get(0)).type())
                && step.target().operands().stream().allMatch(each -> Loops.isUnchanged(each, step, steps));
    }

    /** Returns whether an array may hold numbers; class files do not always have the type. */
    private static boolean mayHoldNumbers(String array) {
        String element = array.endsWith("[]") ? array.substring(0, array.length() - 2) : "";
        return element.isEmpty() || NUMBERS.contains(element) || Conversions.BOXES.contains(element);
    }

    private static boolean isSum(Expr expr) {
        return expr.kind() == Expr.Kind.OPERATOR && expr.operands().size() == 2 && OPERATORS.contains(expr.name());
    }

    /** Returns the calls whose result or sum a value is; empty for others. Unboxing a variable is also a call. */
    private static List<Expr> calls(Expr operand, Step step, List<Step> steps) {
        Expr expr = Conversions.bare(operand);
        List<Expr> calls = new ArrayList<>();
        if (expr.kind() == Expr.Kind.CALL) {
            calls.add(expr);
        } else if (expr.kind() == Expr.Kind.LOCAL && !isTarget(expr, step)) {
            calls.addAll(callsBehind(expr, step, steps));
        } else if (isSum(expr)) {
            for (Expr each : expr.operands()) {
                List<Expr> behind = calls(each, step, steps);
                if (behind.isEmpty() && !isPlain(Conversions.bare(each), step, steps)) {
                    return behind;
                }
                calls.addAll(behind);
            }
        }
        return calls;
    }

    /** Returns whether an expression is a constant, a field, or a counter of the loop, so that it is not the work. */
    private static boolean isPlain(Expr expr, Step step, List<Step> steps) {
        return expr.kind() == Expr.Kind.CONSTANT || expr.kind() == Expr.Kind.FIELD
                || expr.kind() == Expr.Kind.LOCAL && !isTarget(expr, step) && steps.stream()
                        .filter(each -> each.assigns(expr.name()) && each.loopDepth() >= step.loopDepth())
                        .noneMatch(each -> Conversions.bare(each.value()).kind() == Expr.Kind.CALL);
    }

    private static List<Expr> callsBehind(Expr variable, Step step, List<Step> steps) {
        List<Expr> calls = new ArrayList<>();
        for (Step each : steps) {
            if (each.assigns(variable.name()) && each.loopDepth() >= step.loopDepth()) {
                Expr value = Conversions.bare(each.value());
                if (value.kind() == Expr.Kind.CALL && takesOut(value)) {
                    return new ArrayList<>();
                } else if (value.kind() == Expr.Kind.CALL && !isElementOfArray(value)) {
                    calls.add(value);
                } else if (Conversions.BOXES.contains(variable.type())) {
                    calls.add(variable);
                }
            }
        }
        return calls;
    }

    /** Returns whether a call removes an element from a queue, which the loop may want to empty. */
    private static boolean takesOut(Expr call) {
        return Effects.of(call) == Effects.LIKELY && !call.owner().equals("java.util.Iterator");
    }

    /**
     * Returns whether a call reads the next element of an array: source trees represent such loops like those over
     * iterators.
     */
    private static boolean isElementOfArray(Expr call) {
        return call.owner().equals("java.util.Iterator") && call.operands().get(0).type().endsWith("[]");
    }
}
