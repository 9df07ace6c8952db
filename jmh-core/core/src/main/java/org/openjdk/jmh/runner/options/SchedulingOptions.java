package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.util.Optional;

/** The part of {@link Options} that says which fork runs when. */
public interface SchedulingOptions {

    /**
     * Returns the order in which the forks of all benchmarks are made.
     *
     * @return where absent, one benchmark runs after the other
     */
    default Optional<ForkOrder> getForkOrder() {
        return Optional.none();
    }

    /**
     * Returns the time that the whole run may take.
     *
     * @return above 0; where absent, all forks run, whatever time they take
     */
    default Optional<TimeValue> getBudget() {
        return Optional.none();
    }

    /**
     * Returns which part of the suite runs here, where others run on other machines.
     *
     * @return where absent, all benchmarks run
     */
    default Optional<Shard> getShard() {
        return Optional.none();
    }
}
