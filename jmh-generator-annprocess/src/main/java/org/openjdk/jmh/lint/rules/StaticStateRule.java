package org.openjdk.jmh.lint.rules;

import java.util.HashSet;
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
 * STATIC: state in a static field. Upstream's processor refuses fields of objects in classes without {@code @State};
 * static fields are what it lets through. With one thread only what is read as well counts as state, and is a note.
 */
final class StaticStateRule implements Rule {

    @Override
    public String id() {
        return "STATIC";
    }

    @Override
    public String summary() {
        return "A static field that a benchmark writes is shared by all threads, which wait for each other's writes";
    }

    @Override
    public String remedy() {
        return "make it a field of a @State";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            check(benchmark, hasThreads(benchmark, type), report);
        }
    }

    private static boolean hasThreads(MethodFacts benchmark, ClassFacts type) {
        AnnotationFacts threads = Jmh.nearest(Jmh.THREADS, benchmark, type);
        return benchmark.annotation(Jmh.GROUP) != null || threads != null && threads.integer("value", 1) != 1;
    }

    private static void check(MethodFacts benchmark, boolean hasThreads, Report report) {
        Set<String> reported = new HashSet<>();
        for (Step step : benchmark.body().steps()) {
            Expr field = step.target();
            if (step.kind() != Step.Kind.STORE || field.kind() != Expr.Kind.FIELD || !field.isStatic()) {
                continue;
            }
            String what = "the benchmark writes the static field " + field.name();
            if (hasThreads && reported.add(field.name())) {
                report.add(Severity.WARNING, field.place(), what + ", which its threads share");
            } else if (Inputs.mentions(step.value(), field) && reported.add(field.name())) {
                report.add(Severity.NOTE, field.place(), what + ", which threads would share (right with one thread,"
                        + " but no fixture resets it)");
            }
        }
    }
}
