package org.openjdk.jmh.lint.rules;

import java.util.List;
import java.util.function.Supplier;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.catalog.Thresholds;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;

/**
 * CRITERION: {@code @Reconfigure} names an unknown criterion or a threshold that the criterion rejects. An unknown
 * criterion is a warning, since a provider may be present at run time; a rejected threshold is an error.
 */
final class CriterionRule extends DescribedRule {

    private final Supplier<StabilityCriteria> criteria;

    CriterionRule(Supplier<StabilityCriteria> criteria) {
        super("CRITERION", "A dynamic run does not start with an unknown stability criterion or an invalid threshold",
                "list criteria and thresholds with -lsc");
        this.criteria = criteria;
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Jmh.annotated(type).forEach(element -> check(element, report));
    }

    private void check(Annotated element, Report report) {
        AnnotationFacts annotation = element.annotation(Jmh.RECONFIGURE);
        if (annotation != null) {
            String written = annotation.text("criterion", "");
            String names = written.isEmpty() ? ReconfigurationDefaults.CRITERION : written;
            check(names, annotation, report);
        }
    }

    private void check(String names, AnnotationFacts annotation, Report report) {
        List<ConfiguredCriterion> parsed;
        try {
            parsed = criteria.get().parse(names);
        } catch (CriterionException e) {
            report.add(Severity.WARNING, annotation.place(), e.getMessage());
            return;
        }
        try {
            Thresholds.set(parsed, annotation.numbers("threshold"));
        } catch (CriterionException e) {
            report.add(Severity.ERROR, annotation.place(), e.getMessage());
        }
    }
}
