package org.openjdk.jmh.dynreconf.text;

import java.util.regex.Pattern;

/** A word of a command that people copy into a shell: what others have put into it is never a command of its own. */
public final class ShellWord {

    private static final Pattern PLAIN = Pattern.compile("[\\w.,:/=+@%-]+");

    private ShellWord() {
    }

    /**
     * Quotes a word where a shell would take it for something else.
     *
     * @param word of any origin
     * @return the same, or the same between single quotes
     */
    public static String of(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
