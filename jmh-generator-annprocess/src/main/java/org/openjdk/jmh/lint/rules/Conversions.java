package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.model.Expr;

/** Sees through what changes the type of a value and nothing else. */
final class Conversions {

    private Conversions() {
    }

    /** Strips casts and conversions, which front ends keep as values of one operand, and unboxing. */
    static Expr bare(Expr expr) {
        boolean wraps = expr.kind() == Expr.Kind.OTHER && expr.operands().size() == 1;
        boolean unboxes = expr.kind() == Expr.Kind.CALL && expr.owner().startsWith("java.lang.")
                && expr.name().endsWith("Value") && expr.operands().size() == 1;
        return wraps || unboxes ? bare(expr.operands().get(0)) : expr;
    }
}
