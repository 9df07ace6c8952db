package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that says which fork runs when. */
public interface SchedulingOptionsBuilder {

    /**
     * Sets the order in which the forks of all benchmarks are made.
     *
     * @param order one benchmark after the other, or in rounds
     * @return this builder
     */
    default ChainedOptionsBuilder forkOrder(ForkOrder order) {
        throw UnimplementedOption.of(this, "forkOrder");
    }

    /**
     * Sets the time that the whole run may take. Each benchmark gets one fork, as far as they fit; then the next fork goes
     * where the interval is widest. Of a static benchmark, as many forks run as {@code forks} says, or as many as fit
     * where it is not called.
     *
     * @param time above 0
     * @return this builder
     */
    default ChainedOptionsBuilder budget(TimeValue time) {
        throw UnimplementedOption.of(this, "budget");
    }

    /**
     * Sets which part of the suite runs here, where others run on other machines. All parts take about the same time, and
     * their results are put together by loading them.
     *
     * @param part one of several
     * @return this builder
     */
    default ChainedOptionsBuilder shard(Shard part) {
        throw UnimplementedOption.of(this, "shard");
    }
}
