package org.openjdk.jmh.runner;

import org.openjdk.jmh.dynreconf.scheduling.OneByOne;
import org.openjdk.jmh.dynreconf.scheduling.Rounds;
import org.openjdk.jmh.runner.options.ForkOrder;
import org.openjdk.jmh.runner.options.Options;

/** Chooses the schedule of a run from its options. */
final class ForkSchedulers {

    private ForkSchedulers() {
    }

    /**
     * Returns who makes the schedule, or null where benchmarks are to run as upstream runs them.
     *
     * @param budget of the run, or null
     */
    static ForkScheduler of(Options options, RunBudget budget) {
        if (budget != null) {
            return budget;
        }
        if (options.getForkOrder().orElse(ForkOrder.BENCHMARKS) == ForkOrder.ROUNDS) {
            return benchmarks -> new Rounds(benchmarks.size());
        }
        return isAskedFor(options) ? benchmarks -> new OneByOne(benchmarks.size()) : null;
    }

    /** Tells whether the options ask for a schedule, be it for that of upstream's order. */
    static boolean isAskedFor(Options options) {
        return options.getForkOrder().orElse(ForkOrder.BENCHMARKS) != ForkOrder.BENCHMARKS
                || options.getJournal().hasValue() || options.getBudget().hasValue();
    }
}
