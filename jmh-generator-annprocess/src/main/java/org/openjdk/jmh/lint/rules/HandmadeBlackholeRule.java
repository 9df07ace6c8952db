package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * BLACKHOLE: one that the benchmark makes itself, or that all threads share. A field of an object is left alone: a
 * fixture may well hand on the one that it is given.
 */
final class HandmadeBlackholeRule implements Rule {

    private static final String BLACKHOLE = "org.openjdk.jmh.infra.Blackhole";

    @Override
    public String id() {
        return "BLACKHOLE";
    }

    @Override
    public String summary() {
        return "A Blackhole that JMH did not hand out is made within the measurement or shared by the threads";
    }

    @Override
    public String remedy() {
        return "take it as a parameter of the benchmark or of its fixture";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            List<Expr> made = new ArrayList<>();
            benchmark.body().forEach(expr -> {
                if (expr.kind() == Expr.Kind.NEW && expr.type().equals(BLACKHOLE)) {
                    made.add(expr);
                }
            });
            if (!made.isEmpty()) {
                report.add(Severity.WARNING, made.get(0).place(),
                        "the benchmark makes a Blackhole, which takes longer than to consume a value");
            }
        }
        boolean matters = type.annotation(Jmh.STATE) != null || Jmh.hasBenchmarks(Jmh.outermost(type));
        for (FieldFacts field : type.fields()) {
            if (matters && field.isStatic() && field.type().equals(BLACKHOLE)) {
                report.add(Severity.WARNING, field.place(), "all threads share the Blackhole " + field.name()
                        + ", and consume writes to it unless the VM has blackholes of its own");
            }
        }
    }
}
