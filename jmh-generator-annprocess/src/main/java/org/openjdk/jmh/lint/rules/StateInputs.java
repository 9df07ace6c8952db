package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/** What a benchmark finds in the fields of its states, and who renews it. Fields are told apart by their names. */
final class StateInputs {

    private static final String BLACKHOLE = "org.openjdk.jmh.infra.Blackhole";

    private final List<ClassFacts> states = new ArrayList<>();
    private final Set<String> owners = new HashSet<>();
    private final Set<String> localVariables = new HashSet<>();
    private final List<Step> steps;

    StateInputs(MethodFacts benchmark, ClassFacts type) {
        addState(type);
        for (ClassFacts parameter : benchmark.parameterClasses()) {
            if (Jmh.isState(parameter)) {
                addState(parameter);
            }
        }
        steps = benchmark.body().steps();
        for (Step step : steps) {
            if (step.kind() == Step.Kind.ASSIGN) {
                localVariables.add(step.target().name());
            }
        }
    }

    private void addState(ClassFacts state) {
        for (ClassFacts level : Jmh.inherited(state)) {
            states.add(level);
            owners.add(level.name());
        }
    }

    List<Step> steps() {
        return steps;
    }

    /** Tells whether an expression is a field that the next invocation will find as this one leaves it. */
    boolean isInput(Expr expr) {
        if (expr.kind() != Expr.Kind.FIELD || !owners.contains(expr.owner())) {
            return false;
        }
        return expr.isStatic() || expr.operands().get(0).kind() == Expr.Kind.CONSTANT
                || expr.operands().get(0).kind() == Expr.Kind.LOCAL
                        && !localVariables.contains(expr.operands().get(0).name());
    }

    /** Tells whether a fixture of that level makes the field anew, or may do so. */
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

    /** The body of a fixture in another file is not known. */
    private boolean mayRenew(Expr field, List<Step> fixture) {
        return fixture.isEmpty() || isReplaced(field, fixture) || any(fixture, expr -> takes(expr, field))
                || any(fixture, this::isOwnCall);
    }

    /** Tells whether the benchmark itself gives the field a new value, or lets code do so that is not looked into. */
    boolean mayBeReplaced(Expr field) {
        return isReplaced(field, steps) || any(steps, this::isOwnCall) || any(steps, expr -> isHandedOn(expr, field))
                || steps.stream().anyMatch(step -> step.kind() == Step.Kind.ESCAPE && mentions(step.value(), field));
    }

    private static boolean isReplaced(Expr field, List<Step> steps) {
        return steps.stream().anyMatch(step -> step.kind() == Step.Kind.STORE && isSame(step.target(), field));
    }

    /** A call of a method of the benchmark's own classes may do anything with their fields. */
    private boolean isOwnCall(Expr expr) {
        return expr.kind() == Expr.Kind.CALL && owners.contains(expr.owner());
    }

    private static boolean isHandedOn(Expr expr, Expr field) {
        boolean isCall = expr.kind() == Expr.Kind.CALL && !expr.owner().equals(BLACKHOLE)
                || expr.kind() == Expr.Kind.NEW;
        int receivers = expr.kind() == Expr.Kind.CALL && !expr.isStatic() ? 1 : 0;
        return isCall && expr.operands().stream().skip(receivers).anyMatch(operand -> isSame(operand, field));
    }

    private static boolean takes(Expr expr, Expr field) {
        return (expr.kind() == Expr.Kind.CALL || expr.kind() == Expr.Kind.NEW)
                && expr.operands().stream().anyMatch(operand -> isSame(operand, field));
    }

    /** Tells whether the benchmark calls a method on the field that satisfies a condition. */
    boolean hasCallOn(Expr field, Predicate<Expr> condition) {
        return any(steps, expr -> isCallOn(field, expr) && condition.test(expr));
    }

    static boolean isCallOn(Expr field, Expr expr) {
        return expr.kind() == Expr.Kind.CALL && !expr.isStatic() && isSame(expr.operands().get(0), field);
    }

    static boolean isSame(Expr expr, Expr field) {
        return expr.kind() == Expr.Kind.FIELD && expr.name().equals(field.name());
    }

    static boolean mentions(Expr value, Expr field) {
        if (isSame(value, field)) {
            return true;
        }
        for (Expr operand : value.operands()) {
            if (mentions(operand, field)) {
                return true;
            }
        }
        return false;
    }

    static boolean any(List<Step> steps, Predicate<Expr> condition) {
        for (Step step : steps) {
            for (Expr expr : step.expressions()) {
                if (condition.test(expr)) {
                    return true;
                }
            }
        }
        return false;
    }
}
