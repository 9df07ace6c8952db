package org.openjdk.jmh.dynreconf.text;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/**
 * Makes foreign text visible, such as names in jars, parameters, and messages of commits: characters that control a
 * terminal or that readers cannot see are shown as escapes.
 */
public final class Printable {

    /** Noncharacters, which some tools take for the end of a text. */
    private static final int LAST_OF_PLANE = 0xfffe;

    private Printable() {
    }

    /**
     * Returns text with &#92;uXXXX for each control character, format character, line separator, unpaired surrogate and
     * character that changes the direction of writing.
     */
    public static String text(String text) {
        return shown(text, Printable::isHidden);
    }

    /** Returns text of several lines, as {@link #text} does, but with line ends and tabs. */
    public static String document(String text) {
        return shown(text, point -> isHidden(point) && point != '\n' && point != '\r' && point != '\t');
    }

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

    /** Returns whether a character changes the direction of writing; JDK 8 has no type for these. */
    private static boolean isUnknownToOldJdks(int point) {
        return point >= 0x2066 && point <= 0x2069;
    }

    private static boolean isBlankLetter(int point) {
        return point == 0x034f || point == 0x115f || point == 0x1160 || point == 0x3164 || point == 0xffa0;
    }
}
