package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.text.EditDistance;

/**
 * Suggests a flag for a mistyped name. Upstream's parser takes an unknown name for a one-letter flag with its value, so
 * its own message would mislead.
 */
final class MistypedFlags {

    /** Shorter names resemble one another too much. */
    private static final int SHORTEST = 4;

    /** One letter in so many may be missing, wrong, superfluous, or swapped with the next. */
    private static final int RIGHT = 4;

    private final Collection<String> flags;

    /** Creates the suggestions for a parser that knows some flags. */
    MistypedFlags(Collection<String> flags) {
        this.flags = flags;
    }

    /** Returns the closest flag with the same first letter, if any is close. */
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
