package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.text.EditDistance;

/** Suggests a known name for a mistyped one. */
final class NameSimilarity {

    private NameSimilarity() {
    }

    /** Returns the nearest name by edit distance, or null if none is within a third of the typed length, rounded up. */
    static @Nullable String closest(String typed, Collection<String> known) {
        String closest = null;
        int least = (typed.length() + 2) / 3 + 1;
        for (String name : known) {
            int distance = EditDistance.between(typed, name);
            if (distance < least) {
                least = distance;
                closest = name;
            }
        }
        return closest;
    }
}
