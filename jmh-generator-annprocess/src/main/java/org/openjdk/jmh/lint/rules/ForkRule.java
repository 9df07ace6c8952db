package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;

/**
 * FORK and SINGLE: an explicit number of forks that is too small. One fork is a note, since the code does not show
 * whether forks differ.
 */
final class ForkRule extends DescribedRule {

    private static final int UNSET = -1;

    private final int forks;
    private final Severity severity;
    private final String what;

    private ForkRule(String id, String summary, int forks, Severity severity, String what) {
        super(id, summary, "use @Fork(5), or remove the number to use JMH's default");
        this.forks = forks;
        this.severity = severity;
        this.what = what;
    }

    static ForkRule zeroForks() {
        return new ForkRule("FORK", "Without forks, a benchmark runs in the VM of earlier benchmarks and with their "
                + "profiles", 0, Severity.WARNING,
                "@Fork(0) runs the benchmark in the VM of earlier benchmarks, with their profiles and "
                        + "without the VM options of a fork");
    }

    static ForkRule singleFork() {
        return new ForkRule("SINGLE", "The error of a single fork does not include the variation between forks", 1,
                Severity.NOTE,
                "@Fork(1) does not show the variation between forks (fine if forks are known to agree, "
                        + "or if you run with -f)");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Jmh.annotated(type).forEach(element -> check(element, report));
    }

    private void check(Annotated element, Report report) {
        AnnotationFacts fork = element.annotation(Jmh.FORK);
        if (fork != null && fork.integer("value", UNSET) == forks) {
            report.add(severity, fork.place(), what);
        }
    }
}
