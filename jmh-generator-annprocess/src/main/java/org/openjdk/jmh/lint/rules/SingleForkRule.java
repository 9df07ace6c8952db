package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Severity;

/** SINGLE: one fork, set explicitly. A note, since the code does not show whether forks differ. */
final class SingleForkRule extends ForkRule {

    SingleForkRule() {
        super("SINGLE", "The error of a single fork does not include the variation between forks", 1, Severity.NOTE,
                "@Fork(1) does not show the variation between forks (fine if forks are known to agree, "
                        + "or if you run with -f)");
    }
}
