package org.openjdk.jmh.bridge.plan;

import javax.lang.model.SourceVersion;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Makes names that are valid in Java sources, unique, plain ASCII, and short enough for a file system. */
public final class JavaNames {

    /** JMH makes a file of each benchmark, named class_method_jmhTest$...; file systems allow 255 bytes. */
    private static final int LONGEST = 180;
    /** Methods without parameters that a benchmark class has from {@code Object}. */
    private static final Set<String> OF_OBJECT =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private final int room;
    /** In lower case: two names must not become the same file on systems that ignore case. */
    private final Set<String> taken = new HashSet<>();

    JavaNames(int lengthOfPrefix) {
        room = Math.max(LONGEST - lengthOfPrefix, 20);
    }

    /**
     * Tells whether a source can name something.
     *
     * @param name any name
     * @return whether it is an identifier and no keyword
     */
    public static boolean isIdentifier(String name) {
        return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
    }

    /** A valid name that is as close to the wanted one as possible, and that was not given out before. */
    String unique(String wanted) {
        String base = shorten(ascii(wanted));
        if (SourceVersion.isKeyword(base) || OF_OBJECT.contains(base)) {
            base += "_";
        }
        String name = base;
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = base + "_" + i;
        }
        return name;
    }

    private String shorten(String name) {
        return name.length() <= room ? name
                : name.substring(0, room - 9) + "_" + String.format("%08x", name.hashCode());
    }

    /**
     * Spells a name in plain ASCII.
     *
     * @param name any name
     * @return a valid name that resembles it
     */
    public static String ascii(String name) {
        StringBuilder ascii = new StringBuilder();
        for (char c : name.toCharArray()) {
            if (c < 128 && Character.isJavaIdentifierPart(c) && c != '$') {
                ascii.append(c);
            } else if (c < 128) {
                ascii.append('_');
            } else {
                ascii.append(String.format("u%04x", (int) c));
            }
        }
        boolean startsWell = ascii.length() > 0 && Character.isJavaIdentifierStart(ascii.charAt(0));
        return startsWell ? ascii.toString() : "_" + ascii;
    }
}
