package org.openjdk.jmh.runner.options;

import java.util.Collection;
import org.openjdk.jmh.util.Optional;

/** The part of {@link Options} that concerns dynamic reconfiguration. What is absent is left to annotations. */
public interface ReconfigurationOptions extends ComparisonOptions, SideOptions, SchedulingOptions, JournalOptions,
        AssertionOptions, EnvironmentOptions, HistoryOptions {

    /**
     * Returns whether to reconfigure.
     *
     * @return dynamic also where only another of these options is given
     */
    default Optional<Reconfiguration> getReconfiguration() {
        return Optional.none();
    }

    /**
     * Returns the stability criteria.
     *
     * @return names or aliases with their options, separated by commas
     */
    default Optional<String> getStabilityCriterion() {
        return Optional.none();
    }

    /**
     * Returns the thresholds.
     *
     * @return one number for each criterion
     */
    default Optional<Collection<Double>> getStabilityThresholds() {
        return Optional.none();
    }

    /**
     * Returns how many warmup iterations the stability vector reaches back.
     *
     * @return iterations, 1 or more
     */
    default Optional<Integer> getStabilityWindow() {
        return Optional.none();
    }

    /**
     * Returns how many forks the stability vector reaches back.
     *
     * @return forks, 1 or more; 0 for all
     */
    default Optional<Integer> getStabilityForkWindow() {
        return Optional.none();
    }

    /**
     * Returns the warmup iterations to run at least.
     *
     * @return iterations, 0 or more
     */
    default Optional<Integer> getWarmupMin() {
        return Optional.none();
    }

    /**
     * Returns the forks to run at least.
     *
     * @return forks, 1 or more
     */
    default Optional<Integer> getForkMin() {
        return Optional.none();
    }

    /**
     * Returns the warmup forks to run at least.
     *
     * @return forks, 0 or more
     */
    default Optional<Integer> getWarmupForkMin() {
        return Optional.none();
    }

    /**
     * Returns the longest time of a decision, after which the benchmark goes on statically.
     *
     * @return above 0
     */
    default Optional<TimeValue> getDecisionTimeout() {
        return Optional.none();
    }

    /**
     * Returns whether the forks of a benchmark are kept where the VM of another one fails.
     *
     * @return where absent, those of dynamic benchmarks are
     */
    default Optional<Boolean> getKeepForks() {
        return Optional.none();
    }
}
