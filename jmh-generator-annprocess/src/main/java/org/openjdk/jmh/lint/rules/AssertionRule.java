package org.openjdk.jmh.lint.rules;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaException;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaParser;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;

/**
 * ASSERTION: {@code @Performance} has an invalid formula, or one that names benchmarks, parameters or values that do
 * not exist. For abstract classes only the syntax is checked, as subclasses may have the benchmarks.
 */
final class AssertionRule extends DescribedRule {

    AssertionRule() {
        super("ASSERTION", "An assertion with an invalid formula, or with unknown names, is never judged",
                "see docs/assertions.md for the syntax of formulas");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        for (AnnotationFacts assertion : assertions(type)) {
            String text = assertion.text("value", "");
            check(text, type, new FormulaProblems(text, assertion.place(), report));
        }
    }

    private static List<AnnotationFacts> assertions(ClassFacts type) {
        List<AnnotationFacts> assertions = new ArrayList<>();
        AnnotationFacts single = type.annotation(Jmh.PERFORMANCE);
        if (single != null) {
            assertions.add(single);
        }
        AnnotationFacts several = type.annotation(Jmh.PERFORMANCES);
        if (several != null) {
            assertions.addAll(several.annotations("value"));
        }
        return assertions;
    }

    private static void check(String text, ClassFacts type, FormulaProblems problems) {
        Formula formula;
        try {
            formula = FormulaParser.parse(text);
        } catch (FormulaException e) {
            problems.error("column " + (e.position() + 1) + ": " + e.getMessage());
            return;
        }
        if (!type.isAbstract()) {
            formula.accept(new FormulaCheck(new VisibleBenchmarks(type), problems));
        }
    }
}
