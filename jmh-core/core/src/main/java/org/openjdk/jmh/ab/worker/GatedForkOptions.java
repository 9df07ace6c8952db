package org.openjdk.jmh.ab.worker;

import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Options that let a fork wait. JMH sends its options to a fork, whichever version it is, as soon as the fork's VM has
 * started and before it loads a benchmark; what is sent are the plain options, when the gate has let them through. So two
 * forks begin together without anything of ours in either of them.
 */
final class GatedForkOptions extends OptionsBuilder {

    private static final long serialVersionUID = 1L;

    private final transient Options plain;
    private final transient Runnable gate;

    GatedForkOptions(Options plain, Runnable gate) {
        this.plain = plain;
        this.gate = gate;
        parent(plain);
    }

    private Object writeReplace() {
        gate.run();
        return plain;
    }
}
