package org.openjdk.jmh.dynreconf.criteria.catalog;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds the known name that a mistyped one was probably meant to be. */
final class NameSimilarity {

    private NameSimilarity() {
    }

    /** The nearest name by edit distance, or null where none is within a third of the typed length, rounded up. */
    static @Nullable String closest(String typed, Collection<String> known) {
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

    /** Insertions, deletions, substitutions and swaps of neighbours that turn one name into the other. */
    private static int distance(String a, String b) {
        int[][] distances = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                distances[i][j] = i == 0 || j == 0 ? i + j : step(a, b, i, j, distances);
            }
        }
        return distances[a.length()][b.length()];
    }

    private static int step(String a, String b, int i, int j, int[][] distances) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int least = Math.min(distances[i - 1][j - 1] + (same ? 0 : 1),
                1 + Math.min(distances[i - 1][j], distances[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, distances[i - 2][j - 2] + 1) : least;
    }
}
