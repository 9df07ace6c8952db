package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.model.Expr;

/** JDK methods that call functions or change one object and nothing else. */
final class Functions {

    private static final Set<String> WALKS =
            new HashSet<>(Arrays.asList("forEach", "forEachOrdered", "forEachRemaining"));
    private static final Set<String> OF_LISTS = new HashSet<>(
            Arrays.asList("addAll", "fill", "replaceAll", "reverse", "rotate", "shuffle", "sort", "swap"));
    private static final Set<String> OF_ARRAYS = new HashSet<>(
            Arrays.asList("fill", "parallelPrefix", "parallelSetAll", "parallelSort", "setAll", "sort"));
    private static final Set<String> THROUGH_ITERATORS = new HashSet<>(Arrays.asList("add", "remove", "set"));

    private Functions() {
    }

    /** Returns whether a call only computes and calls functions that it, or a stream before it, was given. */
    static boolean onlyCallsFunctions(Expr call) {
        return call.owner().startsWith("java.util.stream.") && !call.name().equals("parallel")
                || WALKS.contains(call.name()) && call.owner().startsWith("java.");
    }

    /** Returns whether a value is a function, or a stream of one, whose code is unknown. */
    static boolean isUnknown(Expr value) {
        return (value.kind() == Expr.Kind.LOCAL || value.kind() == Expr.Kind.FIELD)
                && (value.type().startsWith("java.util.function.") || value.type().startsWith("java.util.stream."));
    }

    /** Returns what a call may change if it changes only its receiver and arguments. */
    static List<Expr> changeable(Expr call) {
        List<Expr> changeable = new ArrayList<>(call.operands());
        changeable.removeIf(each -> !PlainValues.mayBeChanged(each)
                && (call.isStatic() || each != call.operands().get(0)));
        return changeable;
    }

    /** Returns everything that a JDK call changes, except through its functions; null if unknown. */
    static Expr changed(Expr call) {
        if (call.kind() != Expr.Kind.CALL || call.operands().isEmpty()) {
            return null;
        }
        if (!call.isStatic()) {
            boolean isThroughAnIterator = call.owner().endsWith("Iterator") && THROUGH_ITERATORS.contains(call.name());
            boolean mayChangeAnother = PrivateObjects.isBuffer(call.owner())
                    && call.operands().stream().skip(1).anyMatch(PlainValues::mayBeChanged);
            return PrivateObjects.isOfTheJdk(call.owner()) && !isThroughAnIterator && !mayChangeAnother
                    ? call.operands().get(0) : null;
        }
        boolean isTheFirst = call.owner().equals("java.util.Collections") && OF_LISTS.contains(call.name())
                || call.owner().equals("java.util.Arrays") && OF_ARRAYS.contains(call.name());
        boolean isTheThird = call.owner().equals("java.lang.System") && call.name().equals("arraycopy");
        return isTheFirst ? call.operands().get(0) : isTheThird ? call.operands().get(2) : null;
    }
}
