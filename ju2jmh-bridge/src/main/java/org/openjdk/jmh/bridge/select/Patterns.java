package org.openjdk.jmh.bridge.select;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Globs, in which {@code *} matches any characters and {@code ?} matches one. Without includes, everything is included.
 */
public record Patterns(List<String> includes, List<String> excludes) {

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
