package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;

/** FORK: zero forks. */
final class ZeroForksRule implements Rule {

    @Override
    public String id() {
        return "FORK";
    }

    @Override
    public String summary() {
        return "Without a fork the benchmark runs in the VM of the benchmarks before it, with their profiles";
    }

    @Override
    public String remedy() {
        return "use @Fork(5), or leave the number to JMH";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        check((Annotated) type, report);
        type.methods().forEach(method -> check(method, report));
    }

    private static void check(Annotated element, Report report) {
        AnnotationFacts fork = element.annotation(Jmh.FORK);
        if (fork != null && fork.integer("value", 1) == 0) {
            report.add(Severity.WARNING, fork.place(), "@Fork(0) runs the benchmark in the VM of the benchmarks"
                    + " before it, with their profiles and without the VM options of a fork");
        }
    }
}
