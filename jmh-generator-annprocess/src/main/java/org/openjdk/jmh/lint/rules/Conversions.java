package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.model.Expr;

/** Removes conversions that change only the type of a value. */
final class Conversions {

    static final Set<String> BOXES = new HashSet<>(Arrays.asList("java.lang.Byte", "java.lang.Short",
            "java.lang.Integer", "java.lang.Long", "java.lang.Float", "java.lang.Double"));

    private Conversions() {
    }

    /**
     * Returns the value without casts, conversions, boxing and unboxing; front ends represent conversions as values
     * with one operand.
     */
    static Expr bare(Expr expr) {
        boolean wraps = expr.kind() == Expr.Kind.OTHER && expr.operands().size() == 1;
        boolean unboxes = expr.kind() == Expr.Kind.CALL && expr.owner().startsWith("java.lang.")
                && expr.name().endsWith("Value") && expr.operands().size() == 1;
        return wraps || unboxes || boxes(expr) ? bare(expr.operands().get(0)) : expr;
    }

    static boolean boxes(Expr expr) {
        return expr.kind() == Expr.Kind.CALL && BOXES.contains(expr.owner()) && expr.name().equals("valueOf")
                && expr.operands().size() == 1 && !expr.operands().get(0).type().equals("java.lang.String");
    }
}
