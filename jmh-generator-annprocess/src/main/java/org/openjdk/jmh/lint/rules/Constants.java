package org.openjdk.jmh.lint.rules;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/**
 * Recognizes numbers that a method computes from constants alone. A variable that is assigned once counts as its
 * value.
 */
final class Constants {

    /** Largest depth of nested calls; the VM may not inline deeper ones. */
    private static final int DEPTH = 4;

    private final Callees callees;
    private final int depth;
    private final boolean isCalledWithConstants;
    private final List<Step> assignments;

    Constants(Body body, Callees callees) {
        this(body, callees, DEPTH, false);
    }

    private Constants(Body body, Callees callees, int depth, boolean isCalledWithConstants) {
        this.callees = callees;
        this.depth = depth;
        this.isCalledWithConstants = isCalledWithConstants;
        assignments = body.steps().stream().filter(step -> step.kind() == Step.Kind.ASSIGN)
                .collect(Collectors.toList());
    }

    /** Returns whether a value requires a computation without any input. */
    boolean isComputed(Expr value) {
        Expr known = known(Conversions.bare(value));
        return known != null && (known.kind() == Expr.Kind.OPERATOR || known.kind() == Expr.Kind.CALL);
    }

    /** Returns the constant or computation that a value is; null if it depends on anything else. */
    private Expr known(Expr value) {
        switch (value.kind()) {
            case CONSTANT:
                return value.constant() instanceof Number ? value : null;
            case LOCAL:
                return assigned(value);
            case OPERATOR:
                return areKnown(value) ? value : null;
            case CALL:
                return value.owner().equals("java.lang.Math") && areKnown(value) || computesOnly(value)
                        || runsFunction(value) ? value : null;
            default:
                return null;
        }
    }

    private boolean areKnown(Expr computation) {
        return !computation.operands().isEmpty()
                && computation.operands().stream().allMatch(each -> known(Conversions.bare(each)) != null);
    }

    /**
     * Returns whether a static method computes with constant arguments in straight-line code, so that the VM folds
     * it.
     */
    private boolean computesOnly(Expr call) {
        if (depth == 0 || !call.isStatic() || call.operands().isEmpty() || !callees.isKnown(call)
                || callees.isNeverInlined(call) || !areKnown(call)) {
            return false;
        }
        return callees.methods(call).stream().allMatch(method -> !method.isSynchronized()
                && isComputed(method.body()));
    }

    /** Returns whether a call runs a function of the method that has no arguments and computes with constants. */
    private boolean runsFunction(Expr call) {
        Expr function = call.isStatic() || call.operands().size() != 1 || depth == 0 ? null
                : function(Conversions.bare(call.operands().get(0)));
        List<Body> bodies = function == null || !function.operands().isEmpty() ? Collections.<Body>emptyList()
                : callees.codeOf(function);
        return !bodies.isEmpty() && bodies.stream().allMatch(body -> !body.steps().isEmpty()
                && !StateInputs.any(body.steps(), each -> each.kind() == Expr.Kind.LOCAL) && isComputed(body));
    }

    /** Returns the function that a variable holds, or null. */
    private Expr function(Expr variable) {
        List<Expr> held = assignments.stream().filter(step -> step.assigns(variable.name()))
                .map(step -> Conversions.bare(step.value())).collect(Collectors.toList());
        return variable.kind() == Expr.Kind.LOCAL && held.size() == 1 && held.get(0).code() != null ? held.get(0)
                : null;
    }

    private boolean isComputed(Body body) {
        Constants inside = new Constants(body, callees, depth - 1, true);
        return body.steps().stream().allMatch(step -> step.loopDepth() == 0
                && (step.kind() == Step.Kind.ASSIGN || step.kind() == Step.Kind.RETURN)
                && inside.known(Conversions.bare(step.value())) != null);
    }

    private Expr assigned(Expr variable) {
        List<Step> own = assignments.stream().filter(step -> step.assigns(variable.name()))
                .collect(Collectors.toList());
        if (own.isEmpty() && isCalledWithConstants) {
            return variable;
        }
        return own.size() == 1 ? known(Conversions.bare(own.get(0).value())) : null;
    }
}
