package org.openjdk.jmh.lint.rules;

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
 * SORT: a benchmark sorts its own input. Not reported if a fixture or the benchmark creates the input for each
 * invocation, or if an iteration is one invocation.
 */
final class SortedInputRule extends DescribedRule {

    private static final Set<String> SORTS = new HashSet<>(Arrays.asList(
            "java.util.Arrays.sort", "java.util.Arrays.parallelSort", "java.util.Collections.sort",
            "java.util.List.sort", "java.util.ArrayList.sort"));

    private static final String NAMED_AFTER_IT = "(?i).*sort.*";

    SortedInputRule() {
        super("SORT", "From the second invocation on, a benchmark that sorts its own input sorts sorted data",
                "sort a copy");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Jmh.repeatedBenchmarks(type).forEach(benchmark -> check(benchmark, type, report));
    }

    private static void check(MethodFacts benchmark, ClassFacts type, Report report) {
        Callees callees = new Callees(benchmark, type);
        for (Step step : benchmark.body().steps()) {
            Expr input = sorted(step.value(), callees);
            if (input != null && isSortedAgain(input, new StateInputs(benchmark, type), callees)) {
                report.add(Severity.WARNING, step.value().place(), "the benchmark sorts its own input "
                        + input.name() + ", which is already sorted from the second invocation on");
            }
        }
    }

    private static boolean isSortedAgain(Expr input, StateInputs inputs, Callees callees) {
        return inputs.isInput(input) && !inputs.isRenewed(input, Jmh.INVOCATION)
                && !isMade(input, callees, inputs.steps);
    }

    /** Returns what a call sorts, or null. */
    private static Expr sorted(Expr call, Callees callees) {
        if (call.kind() != Expr.Kind.CALL) {
            return null;
        }
        if (SORTS.contains(call.owner() + "." + call.name())) {
            return call.operands().get(0);
        }
        boolean sorts = call.name().matches(NAMED_AFTER_IT) && callees.changes(call) == Effects.OF_ARGUMENTS;
        return sorts ? call.operands().stream().filter(each -> each.kind() == Expr.Kind.FIELD)
                .filter(PlainValues::mayBeChanged).findFirst().orElse(null) : null;
    }

    /** Returns whether the benchmark may put the input in disorder again. */
    private static boolean isMade(Expr field, Callees callees, List<Step> steps) {
        return steps.stream()
                .anyMatch(step -> step.kind() == Step.Kind.STORE && StateInputs.isSame(step.target(), field)
                        || step.kind() == Step.Kind.DISCARD && sorted(step.value(), callees) == null
                                && Effects.of(step.value()) != Effects.NONE
                                && step.value().operands().stream().anyMatch(each -> StateInputs.isSame(each, field)));
    }
}
