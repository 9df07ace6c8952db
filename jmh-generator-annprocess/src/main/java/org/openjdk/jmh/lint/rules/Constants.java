package org.openjdk.jmh.lint.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;

/** Tells which numbers a method computes from constants alone: what variables hold that get a value once counts as written there. */
final class Constants {

    private final List<Step> assignments;

    Constants(Body body) {
        assignments = body.steps().stream().filter(step -> step.kind() == Step.Kind.ASSIGN)
                .collect(Collectors.toList());
    }

    /** Tells whether a value takes a computation that has no input. */
    boolean isComputed(Expr value) {
        Expr known = known(Conversions.bare(value));
        return known != null && (known.kind() == Expr.Kind.OPERATOR || known.kind() == Expr.Kind.CALL);
    }

    /** Returns the constant or the computation that a value is, or null where it depends on anything else. */
    private Expr known(Expr value) {
        switch (value.kind()) {
            case CONSTANT:
                return value.constant() instanceof Number ? value : null;
            case LOCAL:
                return assigned(value);
            case OPERATOR:
                return areKnown(value) ? value : null;
            case CALL:
                return value.owner().equals("java.lang.Math") && areKnown(value) ? value : null;
            default:
                return null;
        }
    }

    private boolean areKnown(Expr computation) {
        return !computation.operands().isEmpty()
                && computation.operands().stream().allMatch(each -> known(Conversions.bare(each)) != null);
    }

    private Expr assigned(Expr variable) {
        List<Step> own = assignments.stream().filter(step -> step.assigns(variable.name()))
                .collect(Collectors.toList());
        return own.size() == 1 ? known(Conversions.bare(own.get(0).value())) : null;
    }
}
