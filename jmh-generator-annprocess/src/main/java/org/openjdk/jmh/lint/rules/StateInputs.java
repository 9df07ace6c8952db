package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/** Fields of states that a benchmark uses, and what renews them. Fields are distinguished by name. */
final class StateInputs {
    private static final String LAMBDA = "lambda$";
    /** Anonymous classes are numbered in class files; in sources, their code is known. */
    private static final String ANONYMOUS_CLASS = ".*\\.\\d+";
    /** Types that may run code at any time. */
    static final String THREADS = ".*(Thread|Executor|Pool|Future|Timer).*";
    private static final String RECEIVER = "receiver";
    /** Largest depth of nested functions; deeper ones are rare. */
    private static final int DEPTH = 3;

    private final List<ClassFacts> states = new ArrayList<>();
    private final Set<String> owners = new HashSet<>();
    private final Set<String> localVariables = new HashSet<>();
    /** The steps of the benchmark and of its functions. */
    final List<Step> steps;
    private final List<Step> escapes;
    /** Expressions of the benchmark outside of functions. */
    private final Set<Expr> own = Collections.newSetFromMap(new IdentityHashMap<>());

    StateInputs(MethodFacts benchmark, ClassFacts type) {
        addState(type);
        benchmark.parameterClasses().stream().filter(Jmh::isState).forEach(this::addState);
        steps = withFunctions(benchmark.body().steps(), new Callees(benchmark, type), DEPTH);
        benchmark.body().steps().forEach(step -> own.addAll(step.expressions()));
        escapes = benchmark.body().steps().stream().filter(step -> step.kind() == Step.Kind.ESCAPE)
                .collect(Collectors.toList());
        steps.stream().filter(step -> step.kind() == Step.Kind.ASSIGN)
                .forEach(step -> localVariables.add(step.target().name()));
    }

    private void addState(ClassFacts state) {
        for (ClassFacts level : Jmh.inherited(state)) {
            states.add(level);
            owners.add(level.name());
        }
    }

    private static List<Step> withFunctions(List<Step> steps, Callees callees, int depth) {
        List<Step> all = new ArrayList<>();
        for (Step step : steps) {
            all.add(step);
            for (Expr expr : step.expressions()) {
                if (expr.code() != null && depth > 0) {
                    for (Step inner : expr.code().steps()) {
                        all.addAll(withFunctions(inside(inner, expr, callees), callees, depth - 1));
                    }
                }
            }
        }
        return all;
    }

    /**
     * Returns the steps of a function; class files have lambda bodies in separate methods, and a method reference
     * acts on its bound object.
     */
    private static List<Step> inside(Step step, Expr function, Callees callees) {
        Expr call = step.value();
        if (call.kind() != Expr.Kind.CALL) {
            return Collections.singletonList(step);
        }
        if (call.name().startsWith(LAMBDA)) {
            return callees.bodies(call).stream().flatMap(each -> each.steps().stream()).collect(Collectors.toList());
        }
        if (!isBound(call, function)) {
            return Collections.singletonList(step);
        }
        List<Expr> operands = new ArrayList<>(call.operands());
        operands.set(0, function.operands().get(0));
        return Collections.singletonList(new Step(Step.Kind.DISCARD, null, Expr.call(call.owner(), call.name(),
                call.type(), false, operands, function.place()), step.loopDepth(), false));
    }

    private static boolean isBound(Expr call, Expr function) {
        return call.isCallOnObject() && call.operands().get(0).displayName().equals(RECEIVER)
                && function.operands().size() == 1;
    }

    private static boolean isBoundReference(Expr expr) {
        return expr.code() != null && expr.code().steps().stream().anyMatch(step -> isBound(step.value(), expr));
    }

    /** Returns whether an expression is a field that the next invocation finds as this one leaves it. */
    boolean isInput(Expr expr) {
        if (expr.kind() != Expr.Kind.FIELD || !owners.contains(expr.owner())) {
            return false;
        }
        return expr.isStatic() || expr.operands().get(0).kind() == Expr.Kind.CONSTANT
                || expr.operands().get(0).kind() == Expr.Kind.LOCAL
                        && !localVariables.contains(expr.operands().get(0).name());
    }

    /** Returns whether a fixture of one of the levels creates a new object for the field, or may do so. */
    boolean isRenewed(Expr field, String... levels) {
        for (ClassFacts state : states) {
            for (MethodFacts method : state.methods()) {
                if (isFixture(method, levels) && mayRenew(field, method.body().steps())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isFixture(MethodFacts method, String... levels) {
        for (String annotation : Arrays.asList(Jmh.SETUP, Jmh.TEAR_DOWN)) {
            AnnotationFacts fixture = method.annotation(annotation);
            if (fixture != null && Arrays.asList(levels).contains(fixture.text("value", ""))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a fixture may renew a field; a fixture in another file has no known body. */
    private boolean mayRenew(Expr field, List<Step> fixture) {
        return fixture.isEmpty() || isReplaced(field, fixture) || any(fixture, expr -> takes(expr, field))
                || any(fixture, this::isOwnCall);
    }

    /** Returns whether the benchmark itself assigns the field, or calls unknown code that may do so. */
    boolean mayBeReplaced(Expr field) {
        return isReplaced(field, steps) || any(steps, this::isOwnCall) || any(steps, StateInputs::isAnonymous)
                || any(steps, expr -> isHandedOn(expr, field))
                || escapes(field);
    }

    private static boolean isAnonymous(Expr expr) {
        return expr.kind() == Expr.Kind.NEW && expr.owner().matches(ANONYMOUS_CLASS);
    }

    /**
     * Returns whether the field's object leaves the benchmark. Source trees repeat what a function captures; if its
     * code is known, the code decides.
     */
    private boolean escapes(Expr field) {
        long escaping = escapes.stream().filter(step -> mentions(step.value(), field)).count();
        long seen = escaping == 0 ? 0 : steps.stream().filter(step -> step.kind() != Step.Kind.ESCAPE)
                .flatMap(step -> step.expressions().stream())
                .filter(expr -> isSame(expr, field) && !own.contains(expr)).count();
        return escaping > seen;
    }

    /**
     * Returns whether other threads, views or objects may know the field's object, judging by the methods of its
     * states.
     */
    boolean isKnownToOthers(Expr field) {
        return states.stream().flatMap(state -> state.methods().stream())
                .filter(method -> method.annotation(Jmh.BENCHMARK) == null)
                .map(method -> method.body().steps())
                .anyMatch(body -> any(body, expr -> expr.type().matches(THREADS) || isHandedOn(expr, field)
                        || expr.code() != null && expr.code() == Body.EMPTY)
                        || body.stream().anyMatch(step -> isShared(step, field)));
    }

    private static boolean isShared(Step step, Expr field) {
        boolean isStored = step.kind() == Step.Kind.STORE && isSame(Conversions.bare(step.value()), field);
        boolean isTaken = step.kind() == Step.Kind.STORE && isSame(step.target(), field)
                && !Arrays.asList(Expr.Kind.NEW, Expr.Kind.CALL).contains(Conversions.bare(step.value()).kind());
        return isStored || isTaken || step.kind() == Step.Kind.RETURN && isSame(Conversions.bare(step.value()), field);
    }

    private static boolean isReplaced(Expr field, List<Step> steps) {
        return steps.stream().anyMatch(step -> step.kind() == Step.Kind.STORE && isSame(step.target(), field));
    }

    /** Returns whether a call is of a method in the benchmark's own classes, which may change their fields. */
    private boolean isOwnCall(Expr expr) {
        return expr.kind() == Expr.Kind.CALL && owners.contains(expr.owner());
    }

    private static boolean isHandedOn(Expr expr, Expr field) {
        boolean isCall = expr.kind() == Expr.Kind.CALL && !expr.owner().equals(Jmh.BLACKHOLE) && !isBoundReference(expr)
                || expr.kind() == Expr.Kind.NEW;
        int receivers = expr.isCallOnObject() ? 1 : 0;
        return isCall && expr.operands().stream().skip(receivers).anyMatch(operand -> isSame(operand, field));
    }

    private static boolean takes(Expr expr, Expr field) {
        return (expr.kind() == Expr.Kind.CALL || expr.kind() == Expr.Kind.NEW)
                && expr.operands().stream().anyMatch(operand -> isSame(operand, field));
    }

    /** Returns whether the benchmark calls a method on the field that satisfies a condition. */
    boolean hasCallOn(Expr field, Predicate<Expr> condition) {
        return any(steps, expr -> isCallOn(field, expr) && condition.test(expr));
    }

    static boolean isCallOn(Expr field, Expr expr) {
        return expr.isCallOnObject() && isSame(expr.operands().get(0), field);
    }

    static boolean isSame(Expr expr, Expr field) {
        return expr.kind() == Expr.Kind.FIELD && expr.name().equals(field.name());
    }

    static boolean mentions(Expr value, Expr field) {
        return isSame(value, field) || value.operands().stream().anyMatch(operand -> mentions(operand, field));
    }

    static boolean any(List<Step> steps, Predicate<Expr> condition) {
        return Step.expressionsOf(steps).anyMatch(condition);
    }
}
