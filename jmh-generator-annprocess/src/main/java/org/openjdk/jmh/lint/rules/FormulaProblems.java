package org.openjdk.jmh.lint.rules;

import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Place;

/** Takes what is wrong with a formula, each thing once. */
final class FormulaProblems {

    private final String formula;
    private final Place place;
    private final Report report;
    private final Set<String> reported = new HashSet<>();

    FormulaProblems(String formula, Place place, Report report) {
        this.formula = formula;
        this.place = place;
        this.report = report;
    }

    /** The formula can never be judged. */
    void error(String what) {
        add(Severity.ERROR, what);
    }

    /** The formula can be judged if the run, or what is compiled elsewhere, is not as it seems. */
    void warning(String what) {
        add(Severity.WARNING, what);
    }

    private void add(Severity severity, String what) {
        if (reported.add(what)) {
            report.add(severity, place, "\"" + formula + "\": " + what);
        }
    }
}
