package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * Finds collections of a state from which a benchmark removes elements and that nothing fills again. Such a
 * collection is soon without the requested elements, so that later invocations measure an unsuccessful search.
 * Fixtures before each iteration are assumed to add enough elements for calls that remove one.
 */
final class DrainedCollections {

    private static final String COLLECTION =
            "java\\.util\\.(concurrent\\.)?\\w*(List|Set|Map|Queue|Deque|Vector|Stack|Collection)";
    private static final Set<String> TAKING_ONE = new HashSet<>(Arrays.asList("poll", "pollFirst", "pollLast", "pop",
            "pollFirstEntry", "pollLastEntry", "remove", "removeFirst", "removeLast", "removeElement"));
    private static final Set<String> TAKING_MANY = new HashSet<>(Arrays.asList("clear", "removeAll", "removeIf",
            "retainAll", "removeAllElements"));
    private static final Set<String> READING = new HashSet<>(Arrays.asList("size", "isEmpty", "contains",
            "containsAll", "containsKey", "containsValue", "get", "getFirst", "getLast", "first", "last", "peek",
            "peekFirst", "peekLast", "element", "indexOf", "lastIndexOf", "equals", "hashCode", "toString",
            "toArray"));
    /** Names that show that the benchmark measures the removal of nothing. */
    private static final String INTENTIONAL_NAMES =
            "(?i).*(empty|absent|miss|un?known|nothing|none|non|not|fail|clear).*";

    private final MethodFacts benchmark;
    private final StateInputs inputs;
    private final Callees callees;

    DrainedCollections(MethodFacts benchmark, ClassFacts type) {
        this.benchmark = benchmark;
        inputs = new StateInputs(benchmark, type);
        callees = new Callees(benchmark, type);
    }

    /** Returns the first removing call on each such collection. */
    List<Expr> withoutEnd() {
        if (benchmark.name().matches(INTENTIONAL_NAMES) || StateInputs.any(inputs.steps, this::mayReachAnything)) {
            return Collections.emptyList();
        }
        Set<String> seen = new HashSet<>();
        return Step.expressionsOf(inputs.steps).filter(this::takes)
                .filter(expr -> seen.add(expr.operands().get(0).name()) && !isFilled(expr.operands().get(0), expr))
                .collect(Collectors.toList());
    }

    private boolean takes(Expr expr) {
        return expr.isCallOnObject() && inputs.isInput(expr.operands().get(0))
                && expr.operands().get(0).type().matches(COLLECTION) && isTaking(expr);
    }

    private static boolean isTaking(Expr call) {
        return TAKING_ONE.contains(call.name()) || TAKING_MANY.contains(call.name());
    }

    private boolean isFilled(Expr field, Expr taking) {
        return inputs.mayBeReplaced(field)
                || inputs.hasCallOn(field, call -> !isTaking(call) && !READING.contains(call.name()))
                || inputs.steps.stream().anyMatch(step -> step.kind() == Step.Kind.CONDITION
                        && StateInputs.mentions(step.value(), field) && step.loopDepth() == 0)
                || inputs.isRenewed(field, Jmh.INVOCATION)
                || TAKING_ONE.contains(taking.name()) && inputs.isRenewed(field, "Iteration")
                || inputs.isKnownToOthers(field);
    }

    /**
     * Returns whether a method is unknown or changes objects that are not its own, so that it may fill any
     * collection.
     */
    private boolean mayReachAnything(Expr expr) {
        return expr.kind() == Expr.Kind.CALL && expr.code() == null && !expr.owner().startsWith("java.util.")
                && !expr.owner().startsWith("org.openjdk.jmh.") && !expr.owner().isEmpty()
                && callees.changes(expr) != Effects.NONE && !expr.owner().matches("java\\.(lang|math|time)\\.\\w+")
                || expr.type().matches(StateInputs.THREADS);
    }
}
