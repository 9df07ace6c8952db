package org.openjdk.jmh.runner.options;

import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.util.Optional;

/** The flags that say which fork runs when. */
final class SchedulingFlags {

    private final OptionSpec<String> order;
    private OptionSet set;

    SchedulingFlags(OptionParser parser) {
        order = parser.accepts("order", "Order of forks: benchmarks for all forks of a benchmark, then those of the "
                + "next; rounds for one fork of each benchmark, then the next one of each that needs another, so that "
                + "an interrupted run has something of everything, and a drift of the machine spreads. (default: "
                + ForkOrder.BENCHMARKS + ")")
                .withRequiredArg().ofType(String.class).describedAs("order");
    }

    /** Takes what the user typed. */
    void read(OptionSet typed) {
        set = typed;
    }

    Optional<ForkOrder> order() throws CommandLineOptionException {
        return set.has(order) ? Optional.of(ForkOrder.parse(set.valueOf(order))) : Optional.none();
    }
}
