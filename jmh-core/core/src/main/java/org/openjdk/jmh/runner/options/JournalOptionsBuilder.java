package org.openjdk.jmh.runner.options;

/** The part of {@link ChainedOptionsBuilder} that concerns the journal of a run. */
public interface JournalOptionsBuilder {

    /**
     * Keeps each fork on disk as soon as it has ended, so that an interrupted run can go on.
     *
     * @param file name of the journal; one of an interrupted run is not overwritten
     * @return this builder
     */
    default ChainedOptionsBuilder journal(String file) {
        throw UnimplementedOption.of(this, "journal");
    }

    /**
     * Goes on with the forks of the journal, instead of beginning it.
     *
     * @param goOn whether to; there must be a journal then, of the same benchmarks and options, on the same machine
     * @return this builder
     */
    default ChainedOptionsBuilder resume(boolean goOn) {
        throw UnimplementedOption.of(this, "resume");
    }
}
