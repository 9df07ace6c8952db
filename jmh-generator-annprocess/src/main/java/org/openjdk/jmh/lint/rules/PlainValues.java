package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.model.Expr;

/** Distinguishes immutable values from objects that a called method may change. */
final class PlainValues {

    private static final Set<String> PLAIN = new HashSet<>(Arrays.asList("byte", "short", "int", "long", "float",
            "double", "char", "boolean", "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long",
            "java.lang.Float", "java.lang.Double", "java.lang.Character", "java.lang.Boolean", "java.lang.String",
            "java.math.BigInteger", "java.math.BigDecimal", "java.lang.Class", "java.util.Locale", "java.util.UUID"));
    private static final String ARRAY = "[]";

    private PlainValues() {
    }

    /** Returns whether a value is, or may be, a mutable object. */
    static boolean mayBeChanged(Expr converted) {
        Expr value = Conversions.bare(converted);
        switch (value.kind()) {
            case CONSTANT:
                return false;
            case OPERATOR:
                return value.name().equals(ARRAY) && !isPlain(elementType(value.operands().get(0).type()));
            case OTHER:
                return value.operands().stream().anyMatch(PlainValues::mayBeChanged);
            default:
                return !isPlain(value.type()) && !(value.kind() == Expr.Kind.FIELD && value.constant() != null);
        }
    }

    private static String elementType(String array) {
        return array.endsWith(ARRAY) ? array.substring(0, array.length() - ARRAY.length()) : array;
    }

    private static boolean isPlain(String type) {
        return PLAIN.contains(type) || type.startsWith("java.time.");
    }
}
