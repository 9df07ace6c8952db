package org.openjdk.jmh.results;

import java.util.Optional;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;

/** Superclass of {@link RunResult}: how a dynamic run went. Not serialized with the result. */
public abstract class ReconfigurableResult {

    private ReconfigurationOutcome reconfiguration;

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
}
