package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that concerns the comparison with stored results. */
public interface ComparisonOptionsBuilder {

    /**
     * Compares the results of the run with stored ones.
     *
     * @param files names of files in JMH's JSON format, or patterns of such names; several runs of a benchmark are its
     *              history
     * @return this builder
     */
    default ChainedOptionsBuilder compareWith(String... files) {
        throw UnimplementedOption.of(this, "compareWith");
    }

    /**
     * Sets the smallest change that matters.
     *
     * @param share from 0 to below 1: 0.03, the default, stands for 3 %
     * @return this builder
     */
    default ChainedOptionsBuilder comparisonTolerance(double share) {
        throw UnimplementedOption.of(this, "comparisonTolerance");
    }

    /**
     * Writes the comparison to files.
     *
     * @param files names that end in .md, .json, .xml or .html
     * @return this builder
     */
    default ChainedOptionsBuilder comparisonReport(String... files) {
        throw UnimplementedOption.of(this, "comparisonReport");
    }
}
