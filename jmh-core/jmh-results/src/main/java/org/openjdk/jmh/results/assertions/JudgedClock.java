package org.openjdk.jmh.results.assertions;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.comparison.SideMetric;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * Chooses the clock of each mode: own time if it is known of all results of the mode on all sides, else wall time. Thus
 * a formula never relates own time to wall time. Thread safe.
 */
final class JudgedClock {

    private final Set<String> wallModes = ConcurrentHashMap.newKeySet();

    /**
     * Takes the results of a side into account.
     *
     * @return whether the clock of a mode has changed
     */
    boolean add(ResultSide side) {
        boolean changed = false;
        for (ResultKey key : side.keys()) {
            changed |= !side.ownTime(key).isPresent() && wallModes.add(key.mode());
        }
        return changed;
    }

    /** Returns the measurements of a metric: of the score, by the clock of its mode. */
    Optional<SideMetric> metric(ResultSide side, ResultKey key, String label) {
        return label.equals(SideMetric.PRIMARY) && !wallModes.contains(key.mode()) ? side.ownTime(key)
                : side.metric(key, label);
    }
}
