package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * LOOP: results of calls accumulated in a number. Not reported: sums of what is no call (then summing is the work),
 * values that enter the number through more than one operator (a hash, a polynomial), numbers that the loop itself
 * reads, and loops that call something for its effect as well.
 */
final class AccumulationRule implements Rule {

    private static final Set<String> OPERATORS = new HashSet<>(Arrays.asList("+", "-", "*", "^", "|", "&"));
    private static final Set<String> NUMBERS =
            new HashSet<>(Arrays.asList("byte", "short", "int", "long", "float", "double"));
    private static final String NAMED_AFTER_IT =
            "(?i).*(sum|total|count|hash|crc|accumul|reduc|fold|average|mean).*";

    @Override
    public String id() {
        return "LOOP";
    }

    @Override
    public String summary() {
        return "A loop that only accumulates the results of calls can be unrolled and merged as real use never is";
    }

    @Override
    public String remedy() {
        return "hand each result to Blackhole.consume";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            check(benchmark, report);
        }
    }

    private static void check(MethodFacts benchmark, Report report) {
        List<Step> steps = benchmark.body().steps();
        for (Step step : steps) {
            if (accumulates(step) && Loops.startsOutside(step, steps) && !Loops.isReadInside(step, steps)
                    && !Loops.hasEffects(step, steps)) {
                report(benchmark, step, report);
            }
        }
    }

    private static void report(MethodFacts benchmark, Step step, Report report) {
        String what = step.target().displayName() + " accumulates the results of calls in a loop, which lets the VM"
                + " unroll and merge them";
        if (benchmark.name().matches(NAMED_AFTER_IT)) {
            report.add(Severity.NOTE, step.target().place(),
                    what + " (right if that is the work, as the name " + benchmark.name() + " suggests)");
        } else {
            report.add(Severity.WARNING, step.target().place(), what);
        }
    }

    private static boolean accumulates(Step step) {
        if (step.kind() != Step.Kind.ASSIGN || step.loopDepth() == 0 || !NUMBERS.contains(step.target().type())) {
            return false;
        }
        Expr sum = Conversions.bare(step.value());
        return isSum(sum) && sum.operands().stream().anyMatch(operand -> isCallOrSumOfCalls(operand, step))
                && sum.operands().stream().anyMatch(operand -> Conversions.bare(operand).isLocal(step.target().name()));
    }

    private static boolean isSum(Expr expr) {
        return expr.kind() == Expr.Kind.OPERATOR && expr.operands().size() == 2 && OPERATORS.contains(expr.name());
    }

    private static boolean isCallOrSumOfCalls(Expr operand, Step step) {
        Expr expr = Conversions.bare(operand);
        return expr.kind() == Expr.Kind.CALL
                || isSum(expr) && expr.operands().stream().allMatch(each -> isCallOrSumOfCalls(each, step));
    }
}
