package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.util.Optional;

/** The part of {@link Options} that concerns the journal of a run. */
public interface JournalOptions {

    /**
     * Returns the file that keeps each fork as soon as it has ended.
     *
     * @return its name; absent where an interrupted run starts again from nothing
     */
    default Optional<String> getJournal() {
        return Optional.none();
    }

    /**
     * Returns whether the run goes on with the forks of the journal.
     *
     * @return where absent, it begins the journal
     */
    default Optional<Boolean> shouldResume() {
        return Optional.none();
    }
}
