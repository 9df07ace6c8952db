package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that concerns earlier runs of the same benchmarks. */
public interface HistoryOptionsBuilder {

    /**
     * Remembers how forks of benchmarks went, for later runs, and lets dynamic ones know how earlier forks did.
     *
     * @param file name of a file, or of a folder that is there, which then has a file for each benchmark
     * @return this builder
     */
    default ChainedOptionsBuilder history(String file) {
        throw UnimplementedOption.of(this, "history");
    }
}
