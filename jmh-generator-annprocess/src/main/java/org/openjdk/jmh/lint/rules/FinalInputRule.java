package org.openjdk.jmh.lint.rules;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * FINAL: an input that the compiler knows. Only constant variables are: the value of a final field that a constructor
 * computes is read like any other. Fields that no benchmark reads are not inputs, and from a
 * value that is returned as it is, as baselines do, nothing is folded. Static constants are left alone, they
 * say openly that they are part of the benchmark.
 */
final class FinalInputRule implements Rule {

    @Override
    public String id() {
        return "FINAL";
    }

    @Override
    public String summary() {
        return "A final field with a constant value is no input: the compiler copies the value and folds what depends"
                + " on it";
    }

    @Override
    public String remedy() {
        return "drop the final modifier";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            check(benchmark.body(), report);
        }
    }

    private static void check(Body body, Report report) {
        Map<String, Expr> computed = new LinkedHashMap<>();
        Map<String, Expr> tested = new LinkedHashMap<>();
        for (Step step : body.steps()) {
            Map<String, Expr> reads = step.kind() == Step.Kind.CONDITION ? tested : computed;
            boolean returnsIt = step.kind() == Step.Kind.RETURN && step.value().constant() != null;
            if (!returnsIt) {
                collect(step, reads);
            }
        }
        Set<String> onlyTested = new HashSet<>(tested.keySet());
        onlyTested.removeAll(computed.keySet());
        for (Expr field : computed.values()) {
            report.add(Severity.WARNING, field.place(), what(field));
        }
        for (String name : onlyTested) {
            report.add(Severity.NOTE, tested.get(name).place(),
                    what(tested.get(name)) + " (here it only decides where the benchmark goes on)");
        }
    }

    private static void collect(Step step, Map<String, Expr> reads) {
        for (Expr expr : step.expressions()) {
            if (expr.kind() == Expr.Kind.FIELD && !expr.isStatic() && expr.constant() != null) {
                reads.putIfAbsent(expr.owner() + "." + expr.name(), expr);
            }
        }
    }

    /** Class files hold the value only, which the code may as well repeat. */
    private static String what(Expr field) {
        boolean isGuess = field.operands().stream().anyMatch(each -> field.constant().equals(each.constant()));
        return "the input " + field.name() + " is final and always " + field.constant()
                + ", so the compiler folds what is computed from it"
                + (isGuess ? " (or the code repeats the value, which is no input either)" : "");
    }
}
