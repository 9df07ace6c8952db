package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Severity;

/** FORK: zero forks. */
final class ZeroForksRule extends ForkRule {

    ZeroForksRule() {
        super("FORK", "Without forks, a benchmark runs in the VM of earlier benchmarks and with their profiles", 0,
                Severity.WARNING,
                "@Fork(0) runs the benchmark in the VM of earlier benchmarks, with their profiles and "
                        + "without the VM options of a fork");
    }
}
