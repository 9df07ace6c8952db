package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.runner.options.CountSetting;

/** RANGE: a number in one of our annotations that is always invalid. */
final class RangeRule extends DescribedRule {

    RangeRule() {
        super("RANGE", "A dynamic run does not start with a minimum or window that is out of range",
                "correct the number");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Jmh.annotated(type).forEach(element -> check(element, report));
    }

    private static void check(Annotated element, Report report) {
        for (CountSetting setting : CountSetting.values()) {
            AnnotationFacts annotation = element.annotation(setting.annotation());
            if (annotation != null) {
                check(setting, annotation.integer(setting.element(), setting.least()), annotation, report);
            }
        }
    }

    private static void check(CountSetting setting, int value, AnnotationFacts annotation, Report report) {
        if (setting.isSet(value) && !setting.accepts(value)) {
            report.add(Severity.ERROR, annotation.place(), setting.problem(value, ""));
        }
    }
}
