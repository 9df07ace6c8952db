package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * SPENT: a benchmark removes elements from a collection of its state that nothing refills ({@link DrainedCollections}),
 * or reads an iterator, buffer or scanner of its state to the end, in a loop that tests for the end, and nothing
 * rewinds it. Any call on it other than reads counts as rewinding. See {@link OneTimeInputs} for latches, sets and
 * indices.
 */
final class SpentInputRule extends DescribedRule {

    private static final String READABLE = "java\\.util\\.(\\w*Iterator|PrimitiveIterator\\.Of\\w+"
            + "|Enumeration|Scanner|StringTokenizer)|java\\.nio\\.\\w*Buffer";
    private static final Set<String> ASKING = new HashSet<>(Arrays.asList("hasNext", "hasNextLine", "hasNextInt",
            "hasNextLong", "hasNextDouble", "hasMoreElements", "hasMoreTokens", "hasRemaining"));
    private static final String READING = "(has|next|get|remaining).*";

    SpentInputRule() {
        super("SPENT", "If a benchmark uses up a part of its state and nothing restores it, later invocations "
                + "do less work",
                "rewind, refill or recreate it in the benchmark");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.repeatedBenchmarks(type)) {
            check(benchmark, type, report);
            if (benchmark.annotation(Jmh.GROUP) == null) {
                for (Expr taking : new DrainedCollections(benchmark, type).withoutEnd()) {
                    report.add(Severity.WARNING, taking.place(), "nothing refills " + taking.operands().get(0).name()
                            + ", so after a while invocations remove nothing from it");
                }
                new OneTimeInputs(benchmark, type).check(report);
            }
        }
    }

    private static void check(MethodFacts benchmark, ClassFacts type, Report report) {
        Set<String> reported = new HashSet<>();
        questions(benchmark.body().steps()).forEach(call -> {
            Expr field = call.operands().get(0);
            if (isUsedUp(field, new StateInputs(benchmark, type)) && reported.add(field.name())) {
                report.add(Severity.WARNING, call.place(), "the first invocation uses up " + field.name()
                        + ", so the others find nothing");
            }
        });
    }

    /** Returns the calls by which loops test for the end. */
    private static Stream<Expr> questions(List<Step> steps) {
        return steps.stream().filter(step -> step.kind() == Step.Kind.CONDITION && step.loopDepth() > 0)
                .flatMap(step -> step.expressions().stream())
                .filter(expr -> expr.isCallOnObject() && ASKING.contains(expr.name()));
    }

    private static boolean isUsedUp(Expr field, StateInputs inputs) {
        return inputs.isInput(field) && field.type().matches(READABLE) && !mayBeRewound(field, inputs)
                && !inputs.isRenewed(field, Jmh.INVOCATION);
    }

    private static boolean mayBeRewound(Expr field, StateInputs inputs) {
        return inputs.mayBeReplaced(field)
                || inputs.hasCallOn(field, call -> !call.name().matches(READING));
    }
}
