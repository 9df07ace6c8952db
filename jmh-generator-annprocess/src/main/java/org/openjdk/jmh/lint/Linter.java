package org.openjdk.jmh.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.lint.model.ClassFacts;

/** Applies rules to a class and to the classes within it. */
public final class Linter {

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
     * @param type a top-level class
     * @return what was found, by class, then by rule
     */
    public List<Finding> lint(ClassFacts type) {
        List<Finding> findings = new ArrayList<>();
        lint(type, findings);
        return findings;
    }

    private void lint(ClassFacts type, List<Finding> findings) {
        for (Rule rule : rules) {
            rule.check(type, (severity, place, what) -> findings.add(new Finding(rule, severity, place, what)));
        }
        for (ClassFacts nested : type.nested()) {
            lint(nested, findings);
        }
    }
}
