package org.openjdk.jmh.results.reports;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.results.json.ResultKey;

/** Names the rows of a table without a column for modes: the mode is part of the name if a benchmark has several. */
final class RowNames {

    private final Set<String> withSeveralModes = new HashSet<>();

    /** Creates the names for the keys of all rows. */
    RowNames(Collection<ResultKey> keys) {
        Map<String, String> modes = new HashMap<>();
        for (ResultKey key : keys) {
            String name = key.shortName();
            String other = modes.putIfAbsent(name, key.mode());
            if (other != null && !other.equals(key.mode())) {
                withSeveralModes.add(name);
            }
        }
    }

    /** Returns the name of a row; the label is empty for a score. */
    String of(ResultKey key, String label) {
        String name = key.shortName();
        return name + (withSeveralModes.contains(name) ? " " + key.mode() : "") + (label.isEmpty() ? "" : ":" + label);
    }
}
