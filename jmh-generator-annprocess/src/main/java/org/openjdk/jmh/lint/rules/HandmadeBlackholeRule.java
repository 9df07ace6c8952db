package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.Step;

/**
 * Jmh.BLACKHOLE: a Blackhole that the benchmark creates or that all threads share. Fields of objects are ignored: a
 * fixture may store the one that it received.
 */
final class HandmadeBlackholeRule extends DescribedRule {

    HandmadeBlackholeRule() {
        super("BLACKHOLE", "A Blackhole that JMH did not provide is created during the measurement or shared by "
                + "threads",
                "add a Blackhole parameter to the benchmark or its fixture");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            Step.expressionsOf(benchmark.body().steps())
                    .filter(expr -> expr.kind() == Expr.Kind.NEW && expr.type().equals(Jmh.BLACKHOLE)).findFirst()
                    .ifPresent(made -> report.add(Severity.WARNING, made.place(),
                            "the benchmark creates a Blackhole, which takes longer than consuming a value"));
        }
        for (FieldFacts field : type.fields()) {
            if (field.isStatic() && field.type().equals(Jmh.BLACKHOLE) && matters(type)) {
                report.add(Severity.WARNING, field.place(), "all threads share the Blackhole " + field.name()
                        + ", and consume writes to it unless the VM has compiler blackholes");
            }
        }
    }

    private static boolean matters(ClassFacts type) {
        return type.annotation(Jmh.STATE) != null || Jmh.hasBenchmarks(Jmh.outermost(type));
    }
}
