package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;

/** SINGLE: one fork, written down. A note, since nothing in the code tells whether forks differ. */
final class SingleForkRule implements Rule {

    @Override
    public String id() {
        return "SINGLE";
    }

    @Override
    public String summary() {
        return "The error of a single fork leaves out how much forks differ from each other";
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
        if (fork != null && fork.integer("value", 0) == 1) {
            report.add(Severity.NOTE, fork.place(), "@Fork(1) cannot show how much forks differ from each other"
                    + " (right where they are known to agree, or the command line sets -f)");
        }
    }
}
