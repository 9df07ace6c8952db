package org.openjdk.jmh.bytecode.code;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds in texts what may be a name of a class, or the beginning of one. */
public final class NameParts {

    private static final Pattern PART = Pattern.compile("[\\w$]+(?:[./][\\w$]+)+[./]?");

    private NameParts() {
    }

    /**
     * Finds parts of names: at least two identifiers with dots or slashes between them. One alone names no class of a
     * package, and as the beginning of names, such as {@code org.}, nothing in particular.
     *
     * @param text any
     * @return the parts, with slashes, each once
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
