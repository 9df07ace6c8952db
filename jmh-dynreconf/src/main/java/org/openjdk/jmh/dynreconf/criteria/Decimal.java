package org.openjdk.jmh.dynreconf.criteria;

import java.util.regex.Pattern;

/** Reads numbers as users write them. Java's own notations, such as 0.02d and 0x1p-6, are errors. */
public final class Decimal {

    private static final Pattern NOTATION =
            Pattern.compile("[-+]?((\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?|NaN|Infinity)");

    private Decimal() {
    }

    /**
     * {@return the number, which may be NaN or infinite, so that its range can be checked with an own message}
     *
     * @param text as typed
     * @throws NumberFormatException if the text is not a number
     */
    public static double parse(String text) {
        if (!NOTATION.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        return Double.parseDouble(text);
    }
}
