package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Place;
import org.openjdk.jmh.lint.model.ResultUses;
import org.openjdk.jmh.lint.model.Step;
import org.openjdk.jmh.lint.model.StepRange;

/** RETU: a result that the benchmark does not use. */
final class UnusedResultRule extends DescribedRule {

    private static final String MAY_GO = ", so the VM may eliminate the computation";
    private static final String UNLESS = " unless the call has a side effect";

    UnusedResultRule() {
        super("RETU", "A result that nothing depends on may never be computed: the VM eliminates dead code",
                "return it or pass it to Blackhole.consume");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Set<MethodFacts> helpers = new HashSet<>();
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            boolean isShort = Jmh.runsCold(benchmark, type) && !CallLengths.hasLoop(benchmark.body());
            if (isShort || Jmh.isNeverCompiled(benchmark) || Jmh.enablesAssertions(benchmark, type)) {
                continue;
            }
            Callees callees = new Callees(benchmark, type);
            check(callees, benchmark.body(), report);
            checkHelpers(callees, benchmark.body(), helpers, report);
        }
    }

    /** Checks methods of the class as if their code were in the benchmark. */
    private static void checkHelpers(Callees callees, Body body, Set<MethodFacts> known, Report report) {
        for (Step step : body.steps()) {
            for (Expr expr : step.isGuarded() ? Collections.<Expr>emptyList() : step.expressions()) {
                MethodFacts helper = isIgnored(expr, step) ? null : callees.helper(expr);
                if (helper != null && known.add(helper)) {
                    check(callees, helper.body(), report);
                    checkHelpers(callees, helper.body(), known, report);
                }
            }
        }
    }

    /** Returns whether the step drops the result of the call, which is reported by itself. */
    private static boolean isIgnored(Expr expr, Step step) {
        return step.kind() == Step.Kind.DISCARD && expr == step.value() && !expr.type().equals("void");
    }

    private static void check(Callees callees, Body body, Report report) {
        Flow flow = new Flow(body, callees);
        List<Place> found = new ArrayList<>();
        checkSteps(callees, body, flow, (severity, place, what) -> {
            found.add(place);
            report.add(severity, place, what);
        });
        if (found.isEmpty()) {
            functions(callees, body).forEach(function -> check(callees, function, report));
        }
        for (StepRange loop : found.isEmpty() ? flow.deadLoops() : Collections.<StepRange>emptyList()) {
            Step first = body.steps().get(loop.first());
            if (!first.isGuarded()) {
                report.add(Severity.WARNING, first.value().place(), "nothing depends on what the loop does" + MAY_GO);
            }
        }
    }

    /**
     * Returns the bodies of the functions that a method creates; class files have lambda bodies in separate methods.
     */
    private static Set<Body> functions(Callees callees, Body body) {
        return body.steps().stream().filter(step -> !step.isGuarded()).flatMap(step -> step.expressions().stream())
                .filter(expr -> expr.code() != null && expr.code() != body)
                .flatMap(expr -> callees.codeOf(expr).stream()).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static void checkSteps(Callees callees, Body body, Flow flow, Report report) {
        Set<String> reported = new HashSet<>();
        for (Step step : body.steps()) {
            if (step.isGuarded()) {
                continue;
            }
            if (step.kind() == Step.Kind.DISCARD) {
                checkDiscarded(callees, flow, step.value(), report);
            } else if (step.kind() == Step.Kind.ASSIGN && flow.isDeadEnd(step.target().name())
                    && isWork(step.value(), callees) && reported.add(step.target().name())) {
                reportVariable(step, whatOfVariable(step, flow, callees), callees, report);
            } else if (Loops.keepsOnlyTheLast(step, body.steps()) && isWork(step.value(), callees)) {
                reportVariable(step, "the loop keeps only the last value of " + step.target().displayName(), callees,
                        report);
            }
        }
    }

    private static void reportVariable(Step step, String what, Callees callees, Report report) {
        boolean isCertain = isCertain(step.value(), callees);
        report.add(isCertain ? Severity.WARNING : Severity.NOTE, step.target().place(),
                what + MAY_GO + (isCertain ? "" : UNLESS));
    }

    /** Returns whether a call can be followed completely, so that its effects are known. */
    private static boolean isCertain(Expr value, Callees callees) {
        return (value.kind() != Expr.Kind.CALL || !mayBeForItsResult(callees, value))
                && value.operands().stream().allMatch(operand -> isCertain(operand, callees));
    }

    private static String whatOfVariable(Step step, Flow flow, Callees callees) {
        String variable = step.target().displayName();
        String type = step.target().type().endsWith("[]") ? "array" : Conversions.bare(step.value()).type();
        return flow.isOnlyChanged(step.target().name())
                ? "the " + callees.title(type) + " " + variable + " is modified and then dropped"
                : "the value of " + variable + " is never used"
                        + (flow.isAsserted(step.target().name()) ? " except in assertions, which are off in forks"
                                : "");
    }

    private static void checkDiscarded(Callees callees, Flow flow, Expr value, Report report) {
        Expr made = PrivateObjects.changed(value);
        if (value.kind() == Expr.Kind.NEW || made.kind() == Expr.Kind.NEW && PrivateObjects.isOfTheJdk(made.type())) {
            report.add(Severity.WARNING, made.place(),
                    "the new " + callees.title(made.type()) + " is ignored" + MAY_GO);
        } else if (value.kind() == Expr.Kind.CALL && !value.type().equals("void")) {
            checkCall(callees, value, report);
        } else if (value.kind() == Expr.Kind.CALL && callees.hasNoEffect(value)) {
            report.add(Severity.WARNING, value.place(),
                    nameOf(value, callees) + " returns nothing and changes nothing" + MAY_GO);
        } else if (value.kind() == Expr.Kind.CALL && flow.hasNoEffect(value)) {
            report.add(Severity.WARNING, value.place(),
                    "the object that " + nameOf(value, callees) + " modifies is dropped" + MAY_GO);
        }
    }

    private static String nameOf(Expr call, Callees callees) {
        return callees.title(call.owner()) + "." + call.name() + "()";
    }

    private static void checkCall(Callees callees, Expr call, Report report) {
        String what = "the result of " + nameOf(call, callees) + " is ignored";
        if (callees.effects(call) == Effects.NONE) {
            report.add(Severity.WARNING, call.place(), what + MAY_GO);
        } else if (!isFluent(call) && isForItsResult(callees, call)) {
            report.add(Severity.NOTE, call.place(), what + whichOthersUse(callees, call) + MAY_GO + UNLESS);
        }
    }

    /** Returns a clause about other callers; empty if the method's own name is sufficient. */
    private static String whichOthersUse(Callees callees, Expr call) {
        if (Effects.isNamedAfterAResult(call)) {
            return "";
        }
        ResultUses uses = callees.resultUses(call);
        return ", which " + uses.used() + " of " + uses.all() + " other calls use";
    }

    /**
     * Returns whether the name or the other callers of a method with possible effects show that it is called for its
     * result.
     */
    private static boolean isForItsResult(Callees callees, Expr call) {
        return mayBeForItsResult(callees, call)
                && (Effects.isNamedAfterAResult(call) || callees.resultUses(call).areMostlyUsed()
                        || callees.resultUses(call).areAlwaysUsed()
                                && callees.classesOfDroppedResults().contains(call.owner()));
    }

    /** Returns whether the effects of such a call, as its code shows them, are secondary to its result. */
    private static boolean mayBeForItsResult(Callees callees, Expr call) {
        Effects effects = callees.effects(call);
        boolean isByTheWay = effects != Effects.NONE && Effects.of(call) == Effects.UNKNOWN
                && !call.owner().startsWith("java.") && !callees.changesArguments(call)
                && !callees.isNeverInlined(call);
        return effects == Effects.UNKNOWN || isByTheWay;
    }

    private static boolean isFluent(Expr call) {
        return !call.isStatic() && call.type().equals(call.owner());
    }

    /** Returns whether a value requires a computation; constants, copies and results of calls with effects do not. */
    private static boolean isWork(Expr converted, Callees callees) {
        if (Conversions.boxes(converted)) {
            return true;
        }
        Expr value = Conversions.bare(converted);
        switch (value.kind()) {
            case NEW:
                return true;
            case OPERATOR:
                return !Loops.isElement(value) && value.operands().stream().anyMatch(each -> isInput(each, callees));
            case CALL:
                return callees.effects(value) == Effects.NONE && !value.owner().equals("java.util.Iterator")
                        || isForItsResult(callees, value);
            case OTHER:
                return value.operands().stream().anyMatch(operand -> isWork(operand, callees));
            default:
                return false;
        }
    }

    /**
     * Returns whether an operand exists anyway, as results of calls with effects do, so that summing them is little
     * work.
     */
    private static boolean isInput(Expr operand, Callees callees) {
        Expr value = Conversions.bare(operand);
        return value.kind() != Expr.Kind.CONSTANT
                && (value.kind() != Expr.Kind.CALL || callees.effects(value) != Effects.LIKELY);
    }
}
