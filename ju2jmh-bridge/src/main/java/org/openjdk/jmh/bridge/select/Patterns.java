package org.openjdk.jmh.bridge.select;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Names with wildcards: {@code *} stands for any characters, {@code ?} for one.
 *
 * @param includes what is wanted; everything if there are none
 * @param excludes what is not wanted even so
 */
public record Patterns(List<String> includes, List<String> excludes) {

    /** Wants everything. */
    public static final Patterns ALL = new Patterns(List.of(), List.of());

    boolean accept(String... names) {
        return include(names) && !exclude(names);
    }

    boolean include(String... names) {
        return includes.isEmpty() || matches(includes, names);
    }

    boolean exclude(String... names) {
        return matches(excludes, names);
    }

    private static boolean matches(List<String> globs, String... names) {
        for (String glob : globs) {
            Pattern pattern = Pattern.compile(Pattern.quote(glob).replace("*", "\\E.*\\Q").replace("?", "\\E.\\Q"));
            for (String name : names) {
                if (pattern.matcher(name).matches()) {
                    return true;
                }
            }
        }
        return false;
    }
}
