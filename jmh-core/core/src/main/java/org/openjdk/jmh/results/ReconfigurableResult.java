package org.openjdk.jmh.results;

import java.util.Optional;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;

/** Superclass of {@link RunResult}: how a dynamic run went, and what is missing. Not serialized with the result. */
public abstract class ReconfigurableResult {

    private ReconfigurationOutcome reconfiguration;
    private IncompleteResult incomplete;

    /**
     * Sets how the run went.
     *
     * @param outcome null where the run was static
     */
    public void attachReconfiguration(ReconfigurationOutcome outcome) {
        reconfiguration = outcome;
    }

    /**
     * Returns how the dynamic run went.
     *
     * @return empty where the run was static
     */
    public Optional<ReconfigurationOutcome> getReconfiguration() {
        return Optional.ofNullable(reconfiguration);
    }

    /**
     * Sets what is missing.
     *
     * @param missing null where nothing is
     */
    public void attachIncomplete(IncompleteResult missing) {
        incomplete = missing;
    }

    /**
     * Returns what is missing in the result.
     *
     * @return empty where all forks are in it that were to run
     */
    public Optional<IncompleteResult> getIncomplete() {
        return Optional.ofNullable(incomplete);
    }
}
