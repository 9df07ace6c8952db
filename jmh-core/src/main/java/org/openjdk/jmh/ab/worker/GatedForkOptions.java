package org.openjdk.jmh.ab.worker;

import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Options that make a fork wait. Every version of JMH sends its options to a fork when the fork's VM has started and before it loads
 * a benchmark. When these options are serialized, they wait for a gate and then replace themselves by plain options. So two forks
 * begin together without any code of ours in them.
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
