package org.openjdk.jmh.results.reports;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.results.stored.ResultKey;

/** Names of rows in a table without a column for modes: a benchmark that has several modes has them in its names. */
final class RowNames {

    private final Map<String, ResultKey> first = new HashMap<>();
    private final Map<String, Boolean> several = new HashMap<>();

    /**
     * Names rows.
     *
     * @param keys of all rows
     */
    RowNames(Collection<ResultKey> keys) {
        for (ResultKey key : keys) {
            String name = Words.shortName(key, "");
            ResultKey other = first.putIfAbsent(name, key);
            several.merge(name, other != null && !other.mode().equals(key.mode()), Boolean::logicalOr);
        }
    }

    /**
     * The name of a row.
     *
     * @param key   one of those that this was made of
     * @param label of another metric than the score; else empty
     */
    String of(ResultKey key, String label) {
        String mode = several.get(Words.shortName(key, "")) ? " " + key.mode() : "";
        return Words.shortName(key, "") + mode + (label.isEmpty() ? "" : ":" + label);
    }
}
