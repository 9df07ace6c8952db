package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Severity;

/** SINGLE: one fork, set explicitly. A note, since the code does not show whether forks differ. */
final class SingleForkRule extends ForkRule {

    SingleForkRule() {
        super(1, Severity.NOTE, "@Fork(1) cannot show how much forks differ from each other"
                + " (right where they are known to agree, or the command line sets -f)");
    }

    @Override
    public String id() {
        return "SINGLE";
    }

    @Override
    public String summary() {
        return "The error of a single fork leaves out how much forks differ from each other";
    }
}
