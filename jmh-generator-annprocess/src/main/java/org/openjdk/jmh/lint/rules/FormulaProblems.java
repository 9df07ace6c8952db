package org.openjdk.jmh.lint.rules;

import java.util.HashSet;
import java.util.Set;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.Place;

/** Collects problems of a formula, each once. */
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

    /** Adds a problem that prevents any judgement of the formula. */
    void error(String what) {
        add(Severity.ERROR, what);
    }

    /** Adds a problem that may not exist at run time, since options or other classes matter. */
    void warning(String what) {
        add(Severity.WARNING, what);
    }

    private void add(Severity severity, String what) {
        if (reported.add(what)) {
            report.add(severity, place, "\"" + formula + "\": " + what);
        }
    }
}
