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
}
