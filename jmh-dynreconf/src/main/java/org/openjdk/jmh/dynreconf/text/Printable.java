package org.openjdk.jmh.dynreconf.text;

import java.util.List;
import java.util.stream.Collectors;

/** Text of files that others have written: what a terminal would obey is shown instead. */
public final class Printable {

    private Printable() {
    }

    /**
     * Shows control characters.
     *
     * @param text of any origin
     * @return the same with &#92;uXXXX in place of each control character, those of Unicode that turn the direction of
     *         writing included
     */
    public static String text(String text) {
        if (text.chars().noneMatch(Printable::isControl)) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.chars().forEach(c -> shown.append(isControl(c) ? String.format("\\u%04x", c) : String.valueOf((char) c)));
        return shown.toString();
    }

    /**
     * Shows control characters in lines.
     *
     * @param lines of any origin
     * @return each of them as {@link #text} has it
     */
    public static List<String> lines(List<String> lines) {
        return lines.stream().map(Printable::text).collect(Collectors.toList());
    }

    private static boolean isControl(int c) {
        return Character.isISOControl(c) || c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
    }
}
