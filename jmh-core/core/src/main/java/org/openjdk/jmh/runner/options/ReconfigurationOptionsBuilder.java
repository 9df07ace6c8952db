package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that concerns dynamic reconfiguration. */
public interface ReconfigurationOptionsBuilder {

    /**
     * Switches dynamic reconfiguration on or off for all benchmarks.
     *
     * @param reconfiguration on or off
     * @return this builder
     */
    ChainedOptionsBuilder reconfigure(Reconfiguration reconfiguration);

    /**
     * Sets the stability criteria, all of which must hold.
     *
     * @param criteria names or aliases, with options as in {@code "rciw:confidence=0.95"}
     * @return this builder
     */
    ChainedOptionsBuilder stabilityCriterion(String... criteria);

    /**
     * Sets the thresholds.
     *
     * @param thresholds one for each criterion, in the same order
     * @return this builder
     */
    ChainedOptionsBuilder stabilityThreshold(double... thresholds);

    /**
     * Sets how many warmup iterations the stability vector reaches back.
     *
     * @param iterations 1 or more
     * @return this builder
     */
    ChainedOptionsBuilder stabilityWindow(int iterations);

    /**
     * Sets how many forks the stability vector reaches back.
     *
     * @param forks 1 or more, or 0 for all
     * @return this builder
     */
    ChainedOptionsBuilder stabilityForkWindow(int forks);

    /**
     * Sets the warmup iterations to run at least.
     *
     * @param iterations 0 or more, not above the maximum
     * @return this builder
     */
    ChainedOptionsBuilder warmupMin(int iterations);

    /**
     * Sets the forks to run at least.
     *
     * @param forks 1 or more, not above the maximum
     * @return this builder
     */
    ChainedOptionsBuilder forkMin(int forks);

    /**
     * Sets the warmup forks to run at least.
     *
     * @param forks 0 or more, not above the maximum
     * @return this builder
     */
    ChainedOptionsBuilder warmupForkMin(int forks);

    /**
     * Sets the longest time of a decision, after which the benchmark goes on statically.
     *
     * @param longest above 0
     * @return this builder
     */
    ChainedOptionsBuilder decisionTimeout(TimeValue longest);
}
