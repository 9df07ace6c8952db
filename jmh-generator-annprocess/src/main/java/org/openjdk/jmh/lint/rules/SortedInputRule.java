package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * SORT: a benchmark sorts its own input. Not reported where the input is made anew for each invocation, by a fixture
 * or by the benchmark, or where an iteration is one invocation.
 */
final class SortedInputRule implements Rule {

    private static final Set<String> SORTS = new HashSet<>(Arrays.asList(
            "java.util.Arrays.sort", "java.util.Arrays.parallelSort", "java.util.Collections.sort",
            "java.util.List.sort", "java.util.ArrayList.sort"));

    @Override
    public String id() {
        return "SORT";
    }

    @Override
    public String summary() {
        return "A benchmark that sorts its own input measures the sorting of sorted data from its second invocation on";
    }

    @Override
    public String remedy() {
        return "sort a copy";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            boolean runsOnce = Jmh.modes(benchmark, type).equals(Collections.singletonList("SingleShotTime"));
            if (!runsOnce && !hasInvocationFixture(benchmark, type)) {
                check(benchmark.body().steps(), report);
            }
        }
    }

    private static boolean hasInvocationFixture(MethodFacts benchmark, ClassFacts type) {
        return hasInvocationFixture(type)
                || benchmark.parameterClasses().stream().anyMatch(SortedInputRule::hasInvocationFixture);
    }

    private static boolean hasInvocationFixture(ClassFacts state) {
        for (ClassFacts level = state; level != null; level = level.superclass()) {
            for (MethodFacts method : level.methods()) {
                AnnotationFacts setup = method.annotation(Jmh.SETUP);
                AnnotationFacts tearDown = method.annotation(Jmh.TEAR_DOWN);
                if (surroundsInvocations(setup) || surroundsInvocations(tearDown)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean surroundsInvocations(AnnotationFacts fixture) {
        return fixture != null && fixture.text("value", "").equals(Jmh.INVOCATION);
    }

    private static void check(List<Step> steps, Report report) {
        for (Step step : steps) {
            Expr call = step.value();
            boolean sorts = call.kind() == Expr.Kind.CALL && SORTS.contains(call.owner() + "." + call.name());
            if (sorts && isField(call.operands().get(0)) && !isMade(call.operands().get(0), steps)) {
                report.add(Severity.WARNING, call.place(), "the benchmark sorts its own input "
                        + call.operands().get(0).name() + ", which is sorted from the second invocation on");
            }
        }
    }

    private static boolean isField(Expr expr) {
        return expr.kind() == Expr.Kind.FIELD;
    }

    private static boolean isMade(Expr field, List<Step> steps) {
        return steps.stream().anyMatch(step -> step.kind() == Step.Kind.STORE
                && step.target().kind() == Expr.Kind.FIELD && step.target().name().equals(field.name()))
                || refills(field, steps);
    }

    /** Whatever else the benchmark hands the input to may put it in disorder again. */
    private static boolean refills(Expr field, List<Step> steps) {
        return steps.stream().anyMatch(step -> step.kind() == Step.Kind.DISCARD
                && !SORTS.contains(step.value().owner() + "." + step.value().name())
                && Effects.of(step.value()) != Effects.NONE
                && step.value().operands().stream().anyMatch(each -> isField(each) && each.name().equals(field.name())));
    }
}
