package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.model.Expr;

/** Sees through what changes the type of a value and nothing else. */
final class Conversions {

    /** The classes of boxed numbers. */
    static final Set<String> BOXES = new HashSet<>(Arrays.asList("java.lang.Byte", "java.lang.Short",
            "java.lang.Integer", "java.lang.Long", "java.lang.Float", "java.lang.Double"));

    private Conversions() {
    }

    /** Strips casts and conversions, which front ends keep as values of one operand, boxing and unboxing. */
    static Expr bare(Expr expr) {
        boolean wraps = expr.kind() == Expr.Kind.OTHER && expr.operands().size() == 1;
        boolean unboxes = expr.kind() == Expr.Kind.CALL && expr.owner().startsWith("java.lang.")
                && expr.name().endsWith("Value") && expr.operands().size() == 1;
        return wraps || unboxes || boxes(expr) ? bare(expr.operands().get(0)) : expr;
    }

    /** Tells whether an expression makes an object of a number. */
    static boolean boxes(Expr expr) {
        return expr.kind() == Expr.Kind.CALL && BOXES.contains(expr.owner()) && expr.name().equals("valueOf")
                && expr.operands().size() == 1 && !expr.operands().get(0).type().equals("java.lang.String");
    }
}
