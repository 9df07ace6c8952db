package org.openjdk.jmh.runner.options;

import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.util.Optional;

/** The flags that say which fork runs when. */
final class SchedulingFlags {

    static final String BUDGET = "budget";
    static final String SHARD = "shard";

    private final OptionSpec<String> order;
    private final OptionSpec<String> budget;
    private final OptionSpec<String> shard;
    private OptionSet set;

    SchedulingFlags(OptionParser parser) {
        order = parser.accepts("order", "Order of forks: benchmarks for all forks of a benchmark, then those of the "
                + "next; rounds for one fork of each benchmark, then the next one of each that needs another, so that "
                + "an interrupted run has something of everything, and a drift of the machine spreads; assertions "
                + "for rounds of the benchmarks that an undecided assertion needs, up to -f. (default: "
                + ForkOrder.BENCHMARKS + ")")
                .withRequiredArg().ofType(String.class).describedAs("order");
        budget = parser.accepts(BUDGET, "Time that the whole run may take, such as 10m, 90s or 1h30m. Each benchmark "
                + "gets one fork, as far as they fit; then the next fork goes where the interval is widest. Forks of "
                + "static benchmarks are no longer limited but by -f, if it is given. (default: none)")
                .withRequiredArg().ofType(String.class).describedAs("time");
        shard = parser.accepts(SHARD, "Run one part of the benchmarks, where others run on other machines: 2/5 for the "
                + "second of five, auto where Slurm or GitLab knows, auto/5 in a Job of Kubernetes. All parts take about "
                + "the same time, as settings say or, with -load, an earlier result. With :forks behind it, each part has "
                + "forks of each benchmark. Put results together by -load. (default: all)")
                .withRequiredArg().ofType(String.class).describedAs("shard");
        parser.accepts("lt", "List the benchmarks with the time that their forks take, by their settings or, with "
                + "-load, by an earlier result, and exit.");
    }

    /** Takes what the user typed. */
    void read(OptionSet typed) {
        set = typed;
    }

    Optional<ForkOrder> order() throws CommandLineOptionException {
        return set.has(order) ? Optional.of(ForkOrder.parse(set.valueOf(order))) : Optional.none();
    }

    Optional<TimeValue> budget() throws CommandLineOptionException {
        if (set.has(budget) && listsTimes()) {
            throw new CommandLineOptionException(
                    "-lt and -budget " + set.valueOf(budget) + ": what is listed is the time "
                            + "of all forks, of which a budget leaves as many as fit; leave one of them out");
        }
        return set.has(budget) ? Optional.of(BudgetTime.parse(set.valueOf(budget))) : Optional.none();
    }

    Optional<Shard> shard() throws CommandLineOptionException {
        if (!set.has(shard)) {
            return Optional.none();
        }
        if (set.valuesOf(shard).size() > 1) {
            throw new CommandLineOptionException("-shard is given more than once: " + set.valuesOf(shard));
        }
        return Optional.of(Shard.parse(set.valueOf(shard), new SchedulerVariables(System.getenv())));
    }

    boolean listsTimes() {
        return set.has("lt");
    }
}
