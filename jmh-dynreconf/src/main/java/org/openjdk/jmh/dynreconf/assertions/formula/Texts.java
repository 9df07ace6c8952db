package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.regex.Pattern;

/** Formats numbers, names and values of formulas. */
final class Texts {

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

    private static final Pattern NAME = Pattern.compile("IDENTIFIER(\\.IDENTIFIER)*"
            .replace("IDENTIFIER", "\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*"));

    private static final double LARGEST_WHOLE = 1e15;

    private Texts() {
    }

    /** Returns the shortest text that parses to the same number. */
    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < LARGEST_WHOLE ? Long.toString((long) value)
                : Double.toString(value);
    }

    /** Returns whether a text can be the name of a benchmark, optionally after those of its class and package. */
    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** Returns the name of a benchmark, in quotes if it would mean something else without. */
    static String name(String name, boolean hasArguments) {
        String first = name.substring(0, name.indexOf('.') < 0 ? name.length() : name.indexOf('.'));
        boolean isQualified = first.length() < name.length();
        boolean isOther = Token.isKeyword(first) || isQualified && first.equals("baseline")
                || !isQualified && hasArguments && (first.equals("alloc") || first.equals("growth"));
        return isOther ? '\'' + name + '\'' : name;
    }

    static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches();
    }

    /** Returns a value of a parameter: numbers as they are, others in quotes. */
    static String value(String text) {
        char quote = text.indexOf('\'') < 0 ? '\'' : '"';
        return isNumber(text) ? text : quote + text + quote;
    }
}
