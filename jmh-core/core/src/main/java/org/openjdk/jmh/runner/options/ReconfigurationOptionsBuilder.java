package org.openjdk.jmh.runner.options;

/**
 * The part of {@link ChainedOptionsBuilder} that concerns dynamic reconfiguration.
 *
 * <p>Builders that were written for upstream know none of this. They inherit methods that throw an
 * {@link UnsupportedOperationException}: what is asked for and then forgotten would be a static run in disguise.
 */
public interface ReconfigurationOptionsBuilder
        extends ComparisonOptionsBuilder, SideOptionsBuilder, SchedulingOptionsBuilder, JournalOptionsBuilder,
        AssertionOptionsBuilder, EnvironmentOptionsBuilder, HistoryOptionsBuilder {

    /**
     * Switches dynamic reconfiguration on or off for all benchmarks.
     *
     * @param reconfiguration on or off
     * @return this builder
     */
    default ChainedOptionsBuilder reconfigure(Reconfiguration reconfiguration) {
        throw UnimplementedOption.of(this, "reconfigure");
    }

    /**
     * Sets the stability criteria, all of which must hold.
     *
     * @param criteria names or aliases, with options as in {@code "rciw:confidence=0.95"}
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityCriterion(String... criteria) {
        throw UnimplementedOption.of(this, "stabilityCriterion");
    }

    /**
     * Sets the thresholds.
     *
     * @param thresholds one for each criterion, in the same order
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityThreshold(double... thresholds) {
        throw UnimplementedOption.of(this, "stabilityThreshold");
    }

    /**
     * Sets how many warmup iterations the stability vector reaches back.
     *
     * @param iterations 1 or more
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityWindow(int iterations) {
        throw UnimplementedOption.of(this, "stabilityWindow");
    }

    /**
     * Sets how many forks the stability vector reaches back.
     *
     * @param forks 1 or more, or 0 for all
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityForkWindow(int forks) {
        throw UnimplementedOption.of(this, "stabilityForkWindow");
    }

    /**
     * Sets the warmup iterations to run at least.
     *
     * @param iterations 0 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder warmupMin(int iterations) {
        throw UnimplementedOption.of(this, "warmupMin");
    }

    /**
     * Sets the forks to run at least.
     *
     * @param forks 1 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder forkMin(int forks) {
        throw UnimplementedOption.of(this, "forkMin");
    }

    /**
     * Sets the warmup forks to run at least.
     *
     * @param forks 0 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder warmupForkMin(int forks) {
        throw UnimplementedOption.of(this, "warmupForkMin");
    }

    /**
     * Sets the longest time of a decision, after which the benchmark goes on statically.
     *
     * @param longest above 0
     * @return this builder
     */
    default ChainedOptionsBuilder decisionTimeout(TimeValue longest) {
        throw UnimplementedOption.of(this, "decisionTimeout");
    }

    /**
     * Sets whether the forks of a benchmark are kept where the VM of another one fails, or the benchmark has no result.
     *
     * @param keep true as by default in dynamic runs, false as in upstream's
     * @return this builder
     */
    default ChainedOptionsBuilder keepForks(boolean keep) {
        throw UnimplementedOption.of(this, "keepForks");
    }
}
