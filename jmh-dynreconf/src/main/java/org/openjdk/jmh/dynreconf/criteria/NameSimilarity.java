package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collection;

/** Finds the known name that a mistyped one was probably meant to be. */
final class NameSimilarity {

    private NameSimilarity() {
    }

    /** The nearest name by edit distance, or null where none is within a third of the typed length, rounded up. */
    static String closest(String typed, Collection<String> known) {
        String closest = null;
        int least = (typed.length() + 2) / 3 + 1;
        for (String name : known) {
            int distance = distance(typed, name);
            if (distance < least) {
                least = distance;
                closest = name;
            }
        }
        return closest;
    }

    /** Levenshtein's distance: insertions, deletions and substitutions that turn one name into the other. */
    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substitution = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(substitution, 1 + Math.min(previous[j], row[j - 1]));
            }
            previous = row;
        }
        return previous[b.length()];
    }
}
