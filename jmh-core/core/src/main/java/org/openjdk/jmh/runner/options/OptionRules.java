package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.runner.RunnerException;

/** Which options go together: the same for the command line, for a program that builds options, and for both sides. */
public final class OptionRules {

    private OptionRules() {
    }

    /**
     * Refuses options that make no sense together.
     *
     * @param options of a run
     * @throws RunnerException which says how to put it right
     */
    public static void check(Options options) throws RunnerException {
        if (options.getBudget().hasValue() && options.getForkOrder().hasValue()) {
            throw new RunnerException("-order " + options.getForkOrder().get()
                    + " and -budget: a budget makes an order of its own; leave one of them out");
        }
        if (options.shouldResume().orElse(false) && !options.getJournal().hasValue()) {
            throw new RunnerException(
                    "-resume needs the journal of the run to go on with: name it by -journal");
        }
    }

    /**
     * Refuses what is of no use where nothing is compared.
     *
     * @param options of a run of one side
     * @throws RunnerException which says what is missing
     */
    public static void checkUncompared(Options options) throws RunnerException {
        if (options.getComparisonTolerance().hasValue()) {
            throw new RunnerException(isForComparisons("-tol"));
        }
        if (!options.getComparisonReports().isEmpty()) {
            throw new RunnerException(isForComparisons("-vsf"));
        }
    }

    /** What is said of an option that needs something to compare with. */
    static String isForComparisons(String flag) {
        return flag + " is for comparisons: name the results to compare with by -vs";
    }
}
