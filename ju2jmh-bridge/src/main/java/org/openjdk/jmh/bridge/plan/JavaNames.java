package org.openjdk.jmh.bridge.plan;

import javax.lang.model.SourceVersion;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Creates names that are valid in Java, unique, plain ASCII, and short enough for file systems. */
public final class JavaNames {

    /** JMH writes files named {@code class_method_jmhTest$...}; file systems allow 255 bytes. */
    private static final int LONGEST = 180;
    /** Names of methods without parameters in {@code Object}. */
    private static final Set<String> OF_OBJECT =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private final int room;
    /** Names in lower case, since file systems may ignore case. */
    private final Set<String> taken = new HashSet<>();

    JavaNames(int lengthOfPrefix) {
        room = Math.max(LONGEST - lengthOfPrefix, 20);
    }

    /** Returns whether a name is an identifier and not a keyword. */
    public static boolean isIdentifier(String name) {
        return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
    }

    /** Returns a valid name that resembles the wanted one and was not returned before. */
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

    /** Returns a valid ASCII name that resembles another one. */
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
