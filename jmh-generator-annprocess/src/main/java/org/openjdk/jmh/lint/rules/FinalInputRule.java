package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * FINAL: an input that the compiler knows. Only constant variables qualify: final fields that a constructor computes
 * are read normally. Not reported: fields that no benchmark reads, values that are returned unchanged, as in
 * baselines, and static constants, which are openly part of the benchmark.
 *
 * <p>Reported if operators or methods of the benchmark compute with the field. Sizes, bounds, arguments of other
 * methods and fields named like constants are parameters of the benchmark. Each field is reported once in a class.
 */
final class FinalInputRule extends DescribedRule {

    private static final String NAMED_AS_CONSTANT = "[A-Z][A-Z0-9_]*( or .*)?";
    private static final Set<String> SIZES = new HashSet<>(Arrays.asList("%", "[]"));

    FinalInputRule() {
        super("FINAL", "The compiler replaces a final field with a constant value, and folds computations that "
                + "depend on it",
                "read it from a non-final field of a state");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Map<String, Expr> computed = new LinkedHashMap<>();
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            Callees callees = new Callees(benchmark, type);
            for (Step step : benchmark.body().steps()) {
                if (step.kind() != Step.Kind.CONDITION && step.kind() != Step.Kind.ASSERTION) {
                    collect(step.value(), false, computed, callees);
                }
                Expr result = result(step);
                if (result != null && new Constants(benchmark.body(), callees).isComputed(result)) {
                    report.add(Severity.WARNING, result.place(),
                            "the result depends only on constants, so the compiler may compute it once");
                }
            }
        }
        computed.values().forEach(field -> report.add(Severity.WARNING, field.place(), what(field)));
    }

    /** Returns the result of a step, or null. */
    private static Expr result(Step step) {
        boolean isConsumed = step.kind() == Step.Kind.DISCARD && step.value().kind() == Expr.Kind.CALL
                && step.value().owner().equals(Jmh.BLACKHOLE)
                && step.value().name().equals("consume") && step.value().operands().size() > 1;
        return isConsumed ? step.value().operands().get(1) : step.kind() == Step.Kind.RETURN ? step.value() : null;
    }

    private static void collect(Expr expr, boolean isFolded, Map<String, Expr> computed, Callees callees) {
        if (isFolded && expr.kind() == Expr.Kind.FIELD && !expr.isStatic() && expr.constant() != null
                && !expr.name().matches(NAMED_AS_CONSTANT)) {
            computed.putIfAbsent(expr.owner() + "." + expr.name(), expr);
        }
        List<Expr> operands = expr.operands();
        for (int i = 0; i < operands.size(); i++) {
            boolean passesOn = expr.kind() == Expr.Kind.OTHER && isFolded;
            collect(operands.get(i), passesOn || folds(expr, i, callees), computed, callees);
        }
    }

    /** Returns whether the VM folds an operand; divisors of remainders and array indices are sizes. */
    private static boolean folds(Expr expr, int operand, Callees callees) {
        if (expr.kind() == Expr.Kind.OPERATOR) {
            return operand == 0 || !SIZES.contains(expr.name());
        }
        return expr.kind() == Expr.Kind.CALL && (Effects.of(expr) == Effects.NONE || callees.isOwn(expr));
    }

    /** Returns the description of a field; class files have only its value, which the code may repeat. */
    private static String what(Expr field) {
        boolean isGuess = field.operands().stream().anyMatch(each -> field.constant().equals(each.constant()));
        Object value = field.constant();
        return "the input " + field.name() + " is final and always "
                + (value instanceof String ? '"' + (String) value + '"' : value)
                + ", so the compiler folds computations with it"
                + (isGuess ? " (or the code repeats this constant)" : "");
    }
}
