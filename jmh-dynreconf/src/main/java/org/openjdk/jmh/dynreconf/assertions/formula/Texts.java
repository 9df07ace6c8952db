package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.regex.Pattern;

/** How formulas write numbers and values. */
final class Texts {

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

    private static final double LARGEST_WHOLE = 1e15;

    private Texts() {
    }

    /** The shortest text that is read as the same number. */
    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < LARGEST_WHOLE ? Long.toString((long) value)
                : Double.toString(value);
    }

    static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches();
    }

    /** A value of a parameter: numbers as they are, all else in quotes. */
    static String value(String text) {
        char quote = text.indexOf('\'') < 0 ? '\'' : '"';
        return isNumber(text) ? text : quote + text + quote;
    }
}
