package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/** RANGE: a number in one of our annotations that is never right. */
final class RangeRule implements Rule {

    /** What the optional elements of our annotations hold by default: it asks for the default of the run. */
    private static final int UNSET = -1;

    @Override
    public String id() {
        return "RANGE";
    }

    @Override
    public String summary() {
        return "A minimum or a window that is out of range makes the dynamic run fail before it starts";
    }

    @Override
    public String remedy() {
        return "correct the number";
    }

    @Override
    public void check(ClassFacts type, Report report) {
        check((Annotated) type, report);
        for (MethodFacts method : type.methods()) {
            check(method, report);
        }
    }

    private static void check(Annotated element, Report report) {
        AnnotationFacts warmup = element.annotation(Jmh.WARMUP_MIN);
        if (warmup != null) {
            atLeast(0, warmup.integer("value", 0), "minimum of warmup iterations", warmup, report);
        }
        AnnotationFacts forks = element.annotation(Jmh.FORK_MIN);
        if (forks != null) {
            atLeast(1, forks.integer("value", 1), "minimum of forks", forks, report);
            optional(0, forks.integer("warmups", UNSET), "minimum of warmup forks", forks, report);
        }
        AnnotationFacts reconfigure = element.annotation(Jmh.RECONFIGURE);
        if (reconfigure != null) {
            optional(1, reconfigure.integer("window", UNSET), "stability window", reconfigure, report);
            optional(0, reconfigure.integer("forkWindow", UNSET), "stability window of the forks", reconfigure, report);
        }
    }

    private static void optional(int least, int value, String what, AnnotationFacts annotation, Report report) {
        if (value != UNSET) {
            atLeast(least, value, what, annotation, report);
        }
    }

    private static void atLeast(int least, int value, String what, AnnotationFacts annotation, Report report) {
        if (value < least) {
            report.add(Severity.ERROR, annotation.place(),
                    "the " + what + " is " + value + ": it must be " + least + " or more");
        }
    }
}
