package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.util.Optional;

/** The part of {@link Options} that concerns earlier runs of the same benchmarks. */
public interface HistoryOptions {

    /**
     * Returns what remembers earlier forks of benchmarks, and is added to by each run.
     *
     * @return the name of a file, or of a folder; absent where a run knows nothing, and is forgotten
     */
    default Optional<String> getHistory() {
        return Optional.none();
    }
}
