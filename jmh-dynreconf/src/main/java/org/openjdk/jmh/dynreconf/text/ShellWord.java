package org.openjdk.jmh.dynreconf.text;

import java.util.regex.Pattern;

/** Quotes words of commands that people copy into a shell, so that foreign text is never a command of its own. */
public final class ShellWord {

    private static final Pattern PLAIN = Pattern.compile("[\\w.,:/=+@%-]+");

    private ShellWord() {
    }

    /** Returns the word, in single quotes if a shell would interpret it. */
    public static String of(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
