package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.text.EditDistance;

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

    private static int distance(String typed, String flag) {
        return EditDistance.between(typed, flag.toLowerCase(Locale.ROOT));
    }
}
