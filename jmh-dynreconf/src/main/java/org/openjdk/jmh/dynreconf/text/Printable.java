package org.openjdk.jmh.dynreconf.text;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/**
 * Text that others have written, such as names in jars, parameters, and messages of commits: characters that a terminal
 * obeys, or that a reader cannot see, are shown instead.
 */
public final class Printable {

    /** No characters, for good; some tools take them for the end of a text. */
    private static final int LAST_OF_PLANE = 0xfffe;

    private Printable() {
    }

    /**
     * Shows characters that cannot be seen.
     *
     * @param text of any origin
     * @return the same with &#92;uXXXX in place of each control character, character that formats or turns the
     *         direction of writing, separator of lines, and half of a pair
     */
    public static String text(String text) {
        return shown(text, Printable::isHidden);
    }

    /**
     * Shows characters that cannot be seen in a text of several lines.
     *
     * @param text of any origin
     * @return as {@link #text} has it, but for ends of lines and tabs, which stay
     */
    public static String document(String text) {
        return shown(text, point -> isHidden(point) && point != '\n' && point != '\r' && point != '\t');
    }

    /**
     * Shows characters that cannot be seen in lines.
     *
     * @param lines of any origin
     * @return each of them as {@link #text} has it
     */
    public static List<String> lines(List<String> lines) {
        return lines.stream().map(Printable::text).collect(Collectors.toList());
    }

    private static String shown(String text, IntPredicate hidden) {
        if (text.codePoints().noneMatch(hidden)) {
            return text;
        }
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            if (hidden.test(point)) {
                new String(Character.toChars(point)).chars()
                        .forEach(half -> shown.append(String.format("\\u%04x", half)));
            } else {
                shown.appendCodePoint(point);
            }
        });
        return shown.toString();
    }

    private static boolean isHidden(int point) {
        if (point >= ' ' && point <= '~') {
            return false;
        }
        switch (Character.getType(point)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.SURROGATE:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
                return true;
            default:
                return isUnknownToOldJdks(point) || isBlankLetter(point) || (point & LAST_OF_PLANE) == LAST_OF_PLANE;
        }
    }

    /** They turn the direction of writing; JDK 8 has no type for them. */
    private static boolean isUnknownToOldJdks(int point) {
        return point >= 0x2066 && point <= 0x2069;
    }

    private static boolean isBlankLetter(int point) {
        return point == 0x034f || point == 0x115f || point == 0x1160 || point == 0x3164 || point == 0xffa0;
    }
}
