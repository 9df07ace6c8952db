package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * What somebody meant who mistyped the name of a flag. Upstream's parser takes an unknown name for a flag of one letter with
 * its value behind it, so that what it says of the mistake is about that letter.
 */
final class MistypedFlags {

    /** Shorter names are too much like one another. */
    private static final int SHORTEST = 4;

    /** One letter in so many may be missing, wrong, too many, or have changed places with the next one. */
    private static final int RIGHT = 4;

    private final Collection<String> flags;

    /**
     * Makes it for a parser.
     *
     * @param flags the names that it knows
     */
    MistypedFlags(Collection<String> flags) {
        this.flags = flags;
    }

    /** Returns the flag that begins with the same letter and is closest to what somebody typed, if any is close. */
    Optional<String> meant(String typed) {
        String lower = typed.toLowerCase(Locale.ROOT);
        return flags.stream().filter(flag -> flag.length() >= SHORTEST && flag.charAt(0) == lower.charAt(0))
                .filter(flag -> distance(lower, flag) <= flag.length() / RIGHT)
                .min(Comparator.comparingInt(flag -> distance(lower, flag)));
    }

    /** Damerau's and Levenshtein's distance of strings, where no part changes twice. */
    private static int distance(String typed, String flag) {
        String lower = flag.toLowerCase(Locale.ROOT);
        int[][] distances = new int[typed.length() + 1][lower.length() + 1];
        for (int i = 0; i <= typed.length(); i++) {
            for (int j = 0; j <= lower.length(); j++) {
                distances[i][j] = i == 0 || j == 0 ? i + j : Math.min(changed(distances, typed, lower, i, j),
                        1 + Math.min(distances[i - 1][j], distances[i][j - 1]));
            }
        }
        return distances[typed.length()][lower.length()];
    }

    /** The distance where the last letter of both stands, is another one, or has changed places with the one before. */
    private static int changed(int[][] distances, String a, String b, int i, int j) {
        int replaced = distances[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        boolean isSwapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return isSwapped ? Math.min(replaced, distances[i - 2][j - 2] + 1) : replaced;
    }
}
