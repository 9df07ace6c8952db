package org.openjdk.jmh.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.lint.model.ClassFacts;

/** Applies rules to a class and its nested classes. */
public final class Linter {

    /** Receives failures of rules. */
    public interface Failures {

        /** Called if a rule throws; other rules continue. */
        void failed(ClassFacts type, Rule rule, Throwable cause);
    }

    private final List<Rule> rules;

    public Linter(List<Rule> rules) {
        this.rules = Collections.unmodifiableList(new ArrayList<>(rules));
    }

    /**
     * Checks a class and everything nested in it.
     *
     * @param failures receives failures, so that a defect of one rule does not hide findings of others
     * @return findings by class, then by rule
     */
    public List<Finding> lint(ClassFacts type, Failures failures) {
        List<Finding> findings = new ArrayList<>();
        lint(type, findings, failures);
        return findings;
    }

    private void lint(ClassFacts type, List<Finding> findings, Failures failures) {
        for (Rule rule : rules) {
            try {
                rule.check(type, (severity, place, what) -> findings.add(new Finding(rule, severity, place, what)));
            } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
                failures.failed(type, rule, e);
            }
        }
        for (ClassFacts nested : type.nested()) {
            lint(nested, findings, failures);
        }
    }
}
