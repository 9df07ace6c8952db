package org.openjdk.jmh.lint.tree;

import com.sun.source.tree.Tree;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Symbols of Java's operators; compound assignments have no equals sign. */
final class OperatorNames {

    private static final Map<Tree.Kind, String> SYMBOLS = new EnumMap<>(Tree.Kind.class);
    private static final Set<Tree.Kind> CHANGING = EnumSet.of(Tree.Kind.PREFIX_INCREMENT,
            Tree.Kind.POSTFIX_INCREMENT, Tree.Kind.PREFIX_DECREMENT, Tree.Kind.POSTFIX_DECREMENT);

    static {
        put("+", Tree.Kind.PLUS, Tree.Kind.PLUS_ASSIGNMENT, Tree.Kind.PREFIX_INCREMENT, Tree.Kind.POSTFIX_INCREMENT);
        put("-", Tree.Kind.MINUS, Tree.Kind.MINUS_ASSIGNMENT, Tree.Kind.PREFIX_DECREMENT,
                Tree.Kind.POSTFIX_DECREMENT);
        put("*", Tree.Kind.MULTIPLY, Tree.Kind.MULTIPLY_ASSIGNMENT);
        put("%", Tree.Kind.REMAINDER, Tree.Kind.REMAINDER_ASSIGNMENT);
        put("^", Tree.Kind.XOR, Tree.Kind.XOR_ASSIGNMENT);
        put("|", Tree.Kind.OR, Tree.Kind.OR_ASSIGNMENT);
        put("&", Tree.Kind.AND, Tree.Kind.AND_ASSIGNMENT);
    }

    private OperatorNames() {
    }

    private static void put(String symbol, Tree.Kind... kinds) {
        for (Tree.Kind kind : kinds) {
            SYMBOLS.put(kind, symbol);
        }
    }

    /** Returns the symbol, or the name of the kind for operators that no rule needs. */
    static String of(Tree.Kind kind) {
        return SYMBOLS.getOrDefault(kind, kind.name());
    }

    /** Returns whether a unary operator writes its operand. */
    static boolean changes(Tree.Kind kind) {
        return CHANGING.contains(kind);
    }
}
