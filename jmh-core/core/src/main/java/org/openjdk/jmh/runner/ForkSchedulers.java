package org.openjdk.jmh.runner;

import org.openjdk.jmh.budget.BudgetException;
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
    static ForkScheduler of(Options options, RunBudget budget) throws BudgetException {
        if (budget != null && isByAssertions(options)) {
            throw new BudgetException("A budget makes an order of forks of its own, and assertions another one: leave "
                    + "the budget or forkOrder(ASSERTIONS) out");
        }
        if (budget != null) {
            return budget;
        }
        if (options.getForkOrder().orElse(ForkOrder.BENCHMARKS) != ForkOrder.BENCHMARKS) {
            return benchmarks -> new Rounds(benchmarks.size());
        }
        return isAskedFor(options) ? benchmarks -> new OneByOne(benchmarks.size()) : null;
    }

    /** Tells whether the assertions say which benchmark gets the next fork. */
    static boolean isByAssertions(Options options) {
        return options.getForkOrder().orElse(ForkOrder.BENCHMARKS) == ForkOrder.ASSERTIONS;
    }

    /** Tells whether the options ask for a schedule, be it for that of upstream's order. */
    static boolean isAskedFor(Options options) {
        return options.getForkOrder().orElse(ForkOrder.BENCHMARKS) != ForkOrder.BENCHMARKS
                || options.getJournal().hasValue() || options.getBudget().hasValue();
    }
}
