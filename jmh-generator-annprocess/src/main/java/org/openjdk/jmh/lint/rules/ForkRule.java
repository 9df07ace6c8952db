package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;

/** Common base of rules about an explicit number of forks that is too small. */
abstract class ForkRule extends DescribedRule {

    private static final int UNSET = -1;

    private final int forks;
    private final Severity severity;
    private final String what;

    ForkRule(String id, String summary, int forks, Severity severity, String what) {
        super(id, summary, "use @Fork(5), or remove the number to use JMH's default");
        this.forks = forks;
        this.severity = severity;
        this.what = what;
    }

    @Override
    public final void check(ClassFacts type, Report report) {
        Jmh.annotated(type).forEach(element -> check(element, report));
    }

    private void check(Annotated element, Report report) {
        AnnotationFacts fork = element.annotation(Jmh.FORK);
        if (fork != null && fork.integer("value", UNSET) == forks) {
            report.add(severity, fork.place(), what);
        }
    }
}
