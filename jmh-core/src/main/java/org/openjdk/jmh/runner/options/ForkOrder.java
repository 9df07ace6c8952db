package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** Order in which the forks of a run start. */
public enum ForkOrder {

    /** All forks of one benchmark, then those of the next, as upstream. */
    BENCHMARKS,

    /** One fork of each benchmark, then the next fork of each that needs another. */
    ROUNDS,

    /**
     * One fork of each benchmark in an undecided assertion, then the next fork of each that is still needed, up to the
     * configured number of forks. Benchmarks in no assertion get all forks.
     */
    ASSERTIONS;

    /** Returns the name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
