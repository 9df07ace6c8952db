package org.openjdk.jmh.dynreconf.criteria;

import java.util.regex.Pattern;

/**
 * Numbers as users write them. Java's own notations for its programs, such as 0.02d and 0x1p-6, are typing errors here.
 */
public final class Decimal {

    private static final Pattern NOTATION =
            Pattern.compile("[-+]?((\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?|NaN|Infinity)");

    private Decimal() {
    }

    /**
     * Reads a number.
     *
     * @param text as it was typed
     * @return the number; NaN and infinities are read, too, so that their own message refuses them
     * @throws NumberFormatException if the text is none
     */
    public static double parse(String text) {
        if (!NOTATION.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        return Double.parseDouble(text);
    }
}
