package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * SPENT: a benchmark reads an iterator, buffer or scanner of its state to the end, in a loop that asks for the end, and
 * nothing rewinds it. Any call on it but the reading ones counts as rewinding.
 */
final class SpentInputRule implements Rule {

    private static final Pattern READABLE = Pattern.compile("java\\.util\\.(\\w*Iterator|PrimitiveIterator\\.Of\\w+"
            + "|Enumeration|Scanner|StringTokenizer)|java\\.nio\\.\\w*Buffer");
    private static final Set<String> ASKING = new HashSet<>(Arrays.asList("hasNext", "hasNextLine", "hasNextInt",
            "hasNextLong", "hasNextDouble", "hasMoreElements", "hasMoreTokens", "hasRemaining"));
    private static final Pattern READING = Pattern.compile("(has|next|get|remaining).*");

    @Override
    public String id() {
        return "SPENT";
    }

    @Override
    public String summary() {
        return "An iterator, buffer or scanner that a benchmark uses up has nothing left from the second invocation on";
    }

    @Override
    public String remedy() {
        return "rewind it or make it anew in the benchmark";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            if (!Jmh.modes(benchmark, type).equals(Collections.singletonList("SingleShotTime"))) {
                check(new Inputs(benchmark, type), report);
            }
        }
    }

    private static void check(Inputs inputs, Report report) {
        Set<String> reported = new HashSet<>();
        for (Step step : inputs.steps()) {
            if (step.kind() == Step.Kind.CONDITION && step.loopDepth() > 0) {
                step.value().forEach(expr -> check(expr, inputs, reported, report));
            }
        }
    }

    private static void check(Expr call, Inputs inputs, Set<String> reported, Report report) {
        if (call.kind() != Expr.Kind.CALL || call.isStatic() || !ASKING.contains(call.name())) {
            return;
        }
        Expr field = call.operands().get(0);
        if (inputs.isInput(field) && READABLE.matcher(field.type()).matches() && !mayBeRewound(field, inputs)
                && !inputs.isRenewed(field, Jmh.INVOCATION) && reported.add(field.name())) {
            report.add(Severity.WARNING, call.place(), "the first invocation uses up " + field.name()
                    + ", so all others find nothing");
        }
    }

    private static boolean mayBeRewound(Expr field, Inputs inputs) {
        return inputs.mayBeReplaced(field)
                || inputs.hasCallOn(field, call -> !READING.matcher(call.name()).matches());
    }
}
