package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Severity;

/** FORK: zero forks. */
final class ZeroForksRule extends ForkRule {

    ZeroForksRule() {
        super(0, Severity.WARNING, "@Fork(0) runs the benchmark in the VM of the benchmarks before it, with their"
                + " profiles and without the VM options of a fork");
    }

    @Override
    public String id() {
        return "FORK";
    }

    @Override
    public String summary() {
        return "Without a fork the benchmark runs in the VM of the benchmarks before it, with their profiles";
    }
}
