package org.openjdk.jmh.runner;

import org.openjdk.jmh.dynreconf.scheduling.Rounds;
import org.openjdk.jmh.runner.options.ForkOrder;
import org.openjdk.jmh.runner.options.Options;

/** Chooses the schedule of a run from its options. */
final class ForkSchedulers {

    private ForkSchedulers() {
    }

    /** Returns who makes the schedule, or null where benchmarks are to run as upstream runs them. */
    static ForkScheduler of(Options options) {
        boolean rounds = options.getForkOrder().orElse(ForkOrder.BENCHMARKS) == ForkOrder.ROUNDS;
        return rounds ? benchmarks -> new Rounds(benchmarks.size()) : null;
    }
}
