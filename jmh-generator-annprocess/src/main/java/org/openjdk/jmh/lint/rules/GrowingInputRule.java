package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * GROW: a benchmark adds to a collection or text of its state, and nothing removes elements. Maps and sets are
 * ignored, as keys may repeat, unless the key is the time. If a fixture empties the collection before each iteration,
 * only insertions at a position are reported, since their cost grows with the size; appending does not.
 */
final class GrowingInputRule extends DescribedRule {

    private static final Set<String> GROWING = new HashSet<>(Arrays.asList(
            "java.util.List", "java.util.ArrayList", "java.util.LinkedList", "java.util.Vector", "java.util.Stack",
            "java.util.Queue", "java.util.Deque", "java.util.ArrayDeque", "java.util.PriorityQueue",
            "java.util.concurrent.ConcurrentLinkedQueue", "java.util.concurrent.ConcurrentLinkedDeque",
            "java.util.concurrent.CopyOnWriteArrayList", "java.lang.StringBuilder", "java.lang.StringBuffer",
            "java.io.ByteArrayOutputStream", "java.io.CharArrayWriter", "java.io.StringWriter"));
    private static final Set<String> ADDING = new HashSet<>(Arrays.asList("add", "addAll", "addFirst", "addLast",
            "addElement", "push", "offer", "offerFirst", "offerLast", "append", "insert", "write"));
    private static final List<String> TAKING = Arrays.asList("clear", "remove", "poll", "pop", "delete", "set",
            "reset", "retain", "sort", "listIterator", "iterator", "subList", "trim");
    private static final Set<String> NEVER_AGAIN = new HashSet<>(
            Arrays.asList("java.lang.System.nanoTime", "java.util.UUID.randomUUID"));
    private static final int POSITION_AND_VALUE = 3;

    GrowingInputRule() {
        super("GROW", "If a benchmark adds to its state and nothing removes it, results depend on the length "
                + "of the run",
                "empty it in the benchmark, or measure a fixed number of additions with SingleShotTime "
                        + "and batchSize");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.repeatedBenchmarks(type)) {
            if (benchmark.annotation(Jmh.GROUP) == null) {
                check(benchmark, type, report);
            }
        }
    }

    private static void check(MethodFacts benchmark, ClassFacts type, Report report) {
        Set<String> reported = new HashSet<>();
        StateInputs inputs = new StateInputs(benchmark, type);
        Step.expressionsOf(inputs.steps).filter(GrowingInputRule::isAddition).forEach(addition -> {
            String field = receiver(addition).name();
            if (grows(addition, inputs) && reported.add(field)) {
                report.add(Severity.WARNING, addition.place(), "each invocation adds to " + field
                        + ", which nothing empties");
            }
        });
    }

    private static boolean isAddition(Expr expr) {
        return expr.isCallOnObject()
                && (ADDING.contains(expr.name()) && GROWING.contains(receiver(expr).type()) || isNewEntry(expr));
    }

    /** Returns the object of a chain of fluent calls. */
    private static Expr receiver(Expr call) {
        return PrivateObjects.changed(call.operands().get(0));
    }

    /** Returns whether the key is the time, which no other invocation has. */
    private static boolean isNewEntry(Expr call) {
        boolean isPut = call.name().equals("put") && call.operands().get(0).type().matches("java\\.util\\..*Map");
        Expr key = isPut ? Conversions.bare(call.operands().get(1)) : call;
        return isPut && key.kind() == Expr.Kind.CALL && NEVER_AGAIN.contains(key.owner() + "." + key.name());
    }

    private static boolean grows(Expr call, StateInputs inputs) {
        Expr field = receiver(call);
        return inputs.isInput(field) && !mayShrink(field, inputs)
                && !inputs.isRenewed(field, Jmh.INVOCATION)
                && (isInsertion(call) || !inputs.isRenewed(field, "Iteration"));
    }

    private static boolean mayShrink(Expr field, StateInputs inputs) {
        return inputs.mayBeReplaced(field)
                || inputs.hasCallOn(field, call -> TAKING.stream().anyMatch(call.name()::startsWith))
                || inputs.steps.stream()
                        .anyMatch(step -> step.kind() == Step.Kind.CONDITION
                                && StateInputs.mentions(step.value(), field));
    }

    private static boolean isInsertion(Expr call) {
        return call.operands().size() == POSITION_AND_VALUE
                && (call.name().equals("add") || call.name().equals("insert"));
    }
}
