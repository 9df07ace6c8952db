package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that concerns assertions on performance. */
public interface AssertionOptionsBuilder {

    /**
     * Writes judged assertions to files.
     *
     * @param files names that end in .json, .xml or .html
     * @return this builder
     */
    default ChainedOptionsBuilder assertionReport(String... files) {
        throw UnimplementedOption.of(this, "assertionReport");
    }

    /**
     * Sets what {@code <=} means between measurements.
     *
     * @param name of an interpretation: forks, quick, parametric, bootstrap, or one of your own
     * @return this builder
     */
    default ChainedOptionsBuilder interpretation(String name) {
        throw UnimplementedOption.of(this, "interpretation");
    }
}
