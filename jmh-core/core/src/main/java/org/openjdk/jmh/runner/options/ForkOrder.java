package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** The order in which the forks of a run are made. */
public enum ForkOrder {

    /** All forks of a benchmark, then those of the next, as upstream does. */
    BENCHMARKS,

    /** One fork of each benchmark, then the next one of each that needs another. */
    ROUNDS,

    /**
     * One fork of each benchmark that is needed to decide an assertion, then the next one of each that still is: the
     * configured forks are a bound. Benchmarks that no assertion names get all of theirs.
     */
    ASSERTIONS;

    /** As it stands in the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
