package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.model.Expr;

/** What is known of methods of the JDK that call functions, or that change one object and nothing else. */
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

    /** Tells whether a call does nothing but compute and call the functions that it, or a stream before it, is given. */
    static boolean isAllThatCounts(Expr call) {
        return call.owner().startsWith("java.util.stream.") && !call.name().equals("parallel")
                || WALKS.contains(call.name()) && call.owner().startsWith("java.");
    }

    /** Tells whether a value is a function, or a stream, of which nobody knows what it does when it is called. */
    static boolean isUnknown(Expr value) {
        return (value.kind() == Expr.Kind.LOCAL || value.kind() == Expr.Kind.FIELD)
                && (value.type().startsWith("java.util.function.") || value.type().startsWith("java.util.stream."));
    }

    /** Lists what a call may change that changes nothing but its object and its arguments. */
    static List<Expr> changeable(Expr call) {
        List<Expr> changeable = new ArrayList<>(call.operands());
        changeable.removeIf(each -> !PlainValues.mayBeChanged(each)
                && (call.isStatic() || each != call.operands().get(0)));
        return changeable;
    }

    /** Returns what a call of the JDK changes, beside what functions do that it is given; null where nobody knows. */
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
