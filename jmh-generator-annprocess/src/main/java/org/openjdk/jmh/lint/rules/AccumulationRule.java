package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * LOOP: results of calls accumulated in a number, or in one element of an array. Not reported: sums of what is no call (then summing is the work),
 * values that enter the number through more than one operator (a hash, a polynomial), numbers that the loop itself
 * reads, and loops that call something for its effect as well.
 *
 * <p>Reported only where calls can be looked into that compute and do nothing else, since to go through data, to draw random
 * numbers, to search on or to decode a stream is the work, and where there is something to merge: the call is small enough to
 * become part of the loop, or it is the same in each run.
 */
final class AccumulationRule implements Rule {

    private static final Set<String> OPERATORS = new HashSet<>(Arrays.asList("+", "-", "*", "^", "|", "&"));
    private static final Set<String> NUMBERS =
            new HashSet<>(Arrays.asList("byte", "short", "int", "long", "float", "double"));

    @Override
    public String id() {
        return "LOOP";
    }

    @Override
    public String summary() {
        return "A loop that only accumulates the results of calls can be unrolled and merged as real use never is";
    }

    @Override
    public String remedy() {
        return "hand each result to Blackhole.consume";
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
                    && calls.stream().allMatch(call -> mayMerge(call, callees) && !Loops.goesOn(call, step, steps)
                            && !Loops.readsByIndex(call, step, steps) && !Loops.asksAnElement(call, step, steps))
                    && calls.stream().anyMatch(call -> merges(call, step, steps, callees))) {
                report.add(Severity.WARNING, step.target().place(), Loops.nameOf(step.target())
                        + " accumulates the results of calls in a loop, which lets the VM unroll and merge them");
            }
        }
    }

    /** Elements that are only added up, and what each call changes, make the loop the work. */
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

    /** Returns the calls whose results a step adds to its target, or none if it does something else. */
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

    /** Tells whether a step writes a number that is one and the same in all runs of the loop. */
    private static boolean isNumber(Step step, List<Step> steps) {
        if (step.kind() == Step.Kind.ASSIGN) {
            return NUMBERS.contains(step.target().type()) || Conversions.BOXES.contains(step.target().type());
        }
        return step.kind() == Step.Kind.STORE && Loops.isElement(step.target())
                && mayHoldNumbers(Conversions.bare(step.target().operands().get(0)).type())
                && step.target().operands().stream().allMatch(each -> Loops.isUnchanged(each, step, steps));
    }

    /** Class files do not always tell the type. */
    private static boolean mayHoldNumbers(String array) {
        String element = array.endsWith("[]") ? array.substring(0, array.length() - 2) : "";
        return element.isEmpty() || NUMBERS.contains(element) || Conversions.BOXES.contains(element);
    }

    private static boolean isSum(Expr expr) {
        return expr.kind() == Expr.Kind.OPERATOR && expr.operands().size() == 2 && OPERATORS.contains(expr.name());
    }

    /** Returns the calls that a value is the result or the sum of, or none. To unbox a variable is a call as well. */
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

    /** A constant, a field, or a number that the loop counts by itself: nothing that would be the work. */
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

    /** A loop that empties a queue does not run for the sum alone. */
    private static boolean takesOut(Expr call) {
        return Effects.of(call) == Effects.LIKELY && !call.owner().equals("java.util.Iterator");
    }

    /** Source trees have the elements of arrays in such a loop, too, as if an iterator gave them. */
    private static boolean isElementOfArray(Expr call) {
        return call.owner().equals("java.util.Iterator") && call.operands().get(0).type().endsWith("[]");
    }
}
