package org.openjdk.jmh.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.lint.model.ClassFacts;

/** Applies rules to a class and to the classes within it. */
public final class Linter {

    /** Learns of rules that fail. */
    public interface Failures {

        /**
         * A rule could not look at a class; the others go on.
         *
         * @param type  the class
         * @param rule  that failed
         * @param cause why
         */
        void failed(ClassFacts type, Rule rule, Throwable cause);
    }

    private final List<Rule> rules;

    /**
     * Creates a linter.
     *
     * @param rules to apply
     */
    public Linter(List<Rule> rules) {
        this.rules = Collections.unmodifiableList(new ArrayList<>(rules));
    }

    /**
     * Looks at a class and everything nested in it.
     *
     * @param type     a top-level class
     * @param failures learns of rules that fail: a defect of one must not hide what others find
     * @return what was found, by class, then by rule
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
