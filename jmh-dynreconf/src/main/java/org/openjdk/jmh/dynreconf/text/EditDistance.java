package org.openjdk.jmh.dynreconf.text;

/** Computes the number of typing errors between two names. */
public final class EditDistance {

    private EditDistance() {
    }

    /**
     * Returns the insertions, deletions, substitutions and swaps of neighbours that turn one name into the other, if no
     * part changes twice (Damerau, CACM 7(3), 1964). Upper and lower case differ.
     */
    public static int between(String a, String b) {
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
