package org.openjdk.jmh.bytecode.code;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds names of classes, and beginnings of such names, in texts. */
public final class NameParts {

    private static final Pattern PART = Pattern.compile("[\\w$]+(?:[./][\\w$]+)+[./]?");

    private NameParts() {
    }

    /**
     * Returns the distinct parts of names with slashes: at least two identifiers separated by dots or slashes. A single
     * one is not the name of a class in a package, and the beginning of too many names, such as {@code org.}.
     */
    public static Set<String> in(String text) {
        Set<String> parts = new LinkedHashSet<>();
        if (text.indexOf('.') >= 0 || text.indexOf('/') >= 0) {
            Matcher matcher = PART.matcher(text);
            while (matcher.find()) {
                parts.add(matcher.group().replace('.', '/'));
            }
        }
        return parts;
    }
}
